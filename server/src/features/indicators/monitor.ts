import type { Indicators } from '@vigil/common/indicators';
import type { IndicatorStore } from './store.ts';

/** Changes come in crowds: they are compared at most this often. */
const pauseMs = 1_000;
/** The clock alone lets an indicator fall quiet. */
const everyMs = 60_000;

interface IndicatorMonitorOptions {
  indicators: Pick<IndicatorStore, 'current'>;
  /** Receives the indicators when the state, the count or the last event of one, or the observed days differ from before. */
  onChange: (indicators: Indicators) => void;
}

/** Notices when an indicator changes: after a change of the log, and by the clock. */
export function createIndicatorMonitor({ indicators, onChange }: IndicatorMonitorOptions) {
  let sent = '';
  let timer: NodeJS.Timeout | undefined;
  let clock: NodeJS.Timeout | undefined;

  function compare(): void {
    clearTimeout(timer);
    timer = undefined;
    const next = indicators.current();
    const key = keyOf(next);
    if (key === sent) return;
    sent = key;
    onChange(next);
  }

  return {
    schedule(): void {
      if (clock) timer ??= setTimeout(compare, pauseMs).unref();
    },
    start(): void {
      sent = keyOf(indicators.current());
      clock ??= setInterval(compare, everyMs).unref();
    },
    stop(): void {
      clearTimeout(timer);
      clearInterval(clock);
      clock = undefined;
    },
  };
}

function keyOf({ at, observed, indicators }: Indicators): string {
  const day = at.slice(0, 10);
  return JSON.stringify([day, observed, indicators.map(({ state, count, last }) => [state, count, last?.eventId])]);
}
