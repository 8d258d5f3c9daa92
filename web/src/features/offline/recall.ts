import { defaults as reportDefaults, useAnalysis } from '../analysis/store.ts';
import { defaults as balanceDefaults, useBalance } from '../balance/store.ts';
import { useThreat } from '../threat/store.ts';
import { type Copy, readCopy } from './copy.ts';

/** The stored copy; null if there is none that may be shown. Its level, report and balance are shown at once, where none is yet. */
export async function recallCopy(now: number): Promise<Copy | null> {
  const copy = await readCopy(now);
  if (!copy) return null;
  const { threat, analysis, balance, answeredAt } = copy;
  if (threat && !useThreat.getState().status) useThreat.setState({ status: threat, receivedAt: answeredAt });
  if (analysis && !useAnalysis.getState().data)
    useAnalysis.setState({ status: 'ready', data: { ...reportDefaults, ...analysis } });
  if (balance && !useBalance.getState().data)
    useBalance.setState({ status: 'ready', data: { ...balanceDefaults, ...balance } });
  return copy;
}
