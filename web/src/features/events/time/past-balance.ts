import { call } from '../../../kit/client.ts';
import { formatPoint } from '../../../kit/time.ts';
import { defaults, useBalance } from '../../balance/store.ts';

/** Shows the balance of a moment, ISO 8601, in the place of the latest, until what it returns is called. */
export function showBalanceOf(at: string): () => void {
  const mark = `As it was on ${formatPoint(at)}`;
  let isWanted = true;
  useBalance.setState({ past: { value: null, mark } });
  call('GET /api/balance-of-power', { query: { at } }).then(
    (balance) => {
      if (!isWanted || !balance) return;
      useBalance.setState({ past: { value: { ...defaults, ...balance }, mark, search: { id: Number(balance.id) } } });
    },
    () => {},
  );
  return () => {
    isWanted = false;
    useBalance.setState({ past: undefined });
  };
}
