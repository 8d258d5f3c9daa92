import type { QuietHours } from './alerts.ts';

/** Whether a moment is within the quiet hours on the clock of this time zone. */
export function isQuiet({ from, to }: Pick<QuietHours, 'from' | 'to'>, at: Date, timeZone: string): boolean {
  if (from === to) return true;
  const time = clockOf(timeZone).format(at);
  return from < to ? time >= from && time < to : time >= from || time < to;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** '07:05'. Formatters are made once a zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}
