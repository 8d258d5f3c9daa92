import { useClock } from '../../kit/clock.ts';
import { isOffline, useConnection } from '../connection/store.ts';
import { useThreat } from '../threat/store.ts';
import { type Level, levelAt } from './level.ts';
import { useAnalysis } from './store.ts';

/** The level of the moment; null until anything is known of it. All cards of a screen show this one. */
export function useLevel(): Level | null {
  const { status, receivedAt } = useThreat();
  const analysis = useAnalysis(({ value }) => value);
  const lostAt = useConnection((state) => (isOffline(state) ? state.heardAt : null));
  // As text, since the clock tells equal values apart by identity.
  return JSON.parse(useClock((now) => JSON.stringify(levelAt({ status, receivedAt, analysis, lostAt }, now))));
}
