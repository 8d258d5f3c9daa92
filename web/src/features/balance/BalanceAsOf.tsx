import { useCallback, useEffect } from 'react';
import { call } from '../../kit/client.ts';
import { readMoment } from '../../kit/moment.ts';
import { useResource } from '../../kit/resource.ts';
import { formatPoint } from '../../kit/time.ts';
import { defaults, usePastBalance } from './store.ts';

/** Replaces the latest balance by the one of the moment that the address names, as long as it is mounted. Draws nothing. */
export function BalanceAsOf({ at }: { at: unknown }) {
  const moment = readMoment(at, Date.now());
  return 'iso' in moment ? <Replacement key={moment.iso} at={moment.iso} /> : null;
}

function Replacement({ at }: { at: string }) {
  const { data } = useResource(useCallback(() => call('GET /api/balance-of-power', { query: { at } }), [at]));
  useEffect(() => {
    const mark = `As it was on ${formatPoint(at)}`;
    const balance = data && { ...defaults, ...data };
    usePastBalance.setState({ past: { balance, mark, ...(data && { search: { id: Number(data.id) } }) } });
  }, [at, data]);
  useEffect(() => () => usePastBalance.setState({ past: null }), []);
  return null;
}
