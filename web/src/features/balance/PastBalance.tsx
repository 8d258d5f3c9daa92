import { Link } from '@tanstack/react-router';
import type { Balance } from '@vigil/common/balance';
import { useCallback } from 'react';
import { call } from '../../kit/client.ts';
import { orNull } from '../../kit/or-null.ts';
import { Past, PastMessage } from '../../kit/Past.tsx';
import { useResource } from '../../kit/resource.ts';
import { BalanceReport } from './BalanceReport.tsx';
import { defaults, useBalance } from './store.ts';

/** An earlier balance, as it was when it was made. */
export function PastBalance({ id }: { id: number }) {
  const load = useCallback(() => loadPast(id), [id]);
  const { data, hasFailed } = useResource(load);
  const latest = useBalance(({ data }) => data);
  const back = (
    <Link to="/balance-of-power" resetScroll={false}>
      Back to the latest
    </Link>
  );
  if (!data?.balance || hasFailed) {
    return <PastMessage noun="balance" isMissing={data !== null} hasFailed={hasFailed} back={back} />;
  }
  const { balance } = data;
  return (
    <Past
      key={balance.id}
      id={balance.id}
      noun="balance"
      at={balance.createdAt}
      latest={latest && { id: latest.id, at: latest.createdAt }}
      back={back}
    >
      <BalanceReport balance={balance} isPast />
    </Past>
  );
}

async function loadPast(id: number): Promise<{ balance: Balance | null }> {
  const balance = await orNull(call('GET /api/balance-of-power/:id', { params: { id: String(id) } }));
  return { balance: balance && { ...defaults, ...balance } };
}
