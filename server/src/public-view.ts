import type { ConflictStatus } from '@vigil/common/threat';
import type { ChangeListener } from './changes/tail.ts';
import type { AppContext } from './context.ts';
import { createPublicReports } from './features/analysis/public-reports.ts';
import { createPublicBalances } from './features/balance/public-balances.ts';
import { createForecastKeeper } from './features/forecast/keeper.ts';
import { predict } from './features/forecast/store.ts';
import { createIndicatorMonitor } from './features/indicators/monitor.ts';
import { createIndicatorStore } from './features/indicators/store.ts';
import type { SourceRow } from './features/sources/store.ts';
import { coverageOf } from './features/stats/coverage.ts';
import { createThreatMonitor } from './features/threat/monitor.ts';
import { createThreatStore } from './features/threat/store.ts';

export type PublicView = ReturnType<typeof createPublicView>;

/**
 * The threat status and the indicators of the events that are public at the moment, and the reports and balances that may be read.
 * `sources`: all feeds, as they were last read; `conflict`: the state of the conflict at a moment.
 */
export function createPublicView(
  { stores, outside: { now }, signals, log }: AppContext,
  sources: () => SourceRow[],
  conflict: (at: Date) => ConflictStatus,
) {
  const { events, balances, forecasts, tail } = stores;
  const { position } = tail;
  const coverage = () => coverageOf(sources(), now());
  const threat = createThreatStore({ events, coverage, conflict, now });
  const indicators = createIndicatorStore({ events, coverage, now });
  const indicatorMonitor = createIndicatorMonitor({
    indicators,
    onChange: (next) => signals.emit('indicators-changed', next),
  });
  const monitor = createThreatMonitor({
    threat,
    onChange: (status, before) => signals.emit('threat-changed', status, before),
  });
  const keeper = createForecastKeeper({
    forecasts,
    status: threat.current,
    events: threat.facts,
    timeOf: threat.timeOf,
    now,
    log,
  });
  signals.on('sources-checked', () => monitor.look());
  signals.on('threat-changed', () => keeper.note());

  /** Applies changes. Subscribe after the announcer: tabs receive the events before the status. */
  const follow: ChangeListener = async (changes) => {
    await threat.follow(changes);
    monitor.look();
    keeper.follow(changes);
    await indicators.follow(changes);
    indicatorMonitor.schedule();
  };

  return {
    load: async () => {
      // Side by side: each title is parsed once for both.
      await Promise.all([threat.load(position()), indicators.load(position())]);
    },
    follow,
    monitor,
    keeper,
    indicatorMonitor,
    indicators: indicators.current,
    threat: threat.current,
    /** The forecasts at this moment, also while the level is unknown. */
    forecast: () => threat.current().forecast ?? predict([...threat.facts()], now()),
    /** The last change of an event that the threat status includes. */
    eventSeq: threat.eventSeq,
    reports: createPublicReports({ events, position }),
    balances: createPublicBalances({ events, balances, position }),
  };
}
