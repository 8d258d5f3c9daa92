import type { Balance } from '@vigil/common/balance';
import { useCallback } from 'react';
import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { useResource } from '../../kit/resource.ts';
import { dayStarts, moveWords } from './move.ts';

/** How far the balance has moved since yesterday. Draws nothing without a balance of yesterday. */
export function BalanceMove({ balance }: { balance: Balance }) {
  const today = useClock((now) => dayStarts(new Date(now)).today.getTime());
  const at = new Date(today - 1).toISOString();
  const { data } = useResource(useCallback(() => call('GET /api/balance-of-power', { query: { at } }), [at]));
  return moveWords(balance, data, dayStarts(new Date(today)).yesterday);
}
