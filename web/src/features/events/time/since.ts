import type { Event, Move } from '@vigil/common/events';
import { gravityOf } from '../../../kit/gravity.ts';
import { plural } from '../../../kit/words.ts';

/** The last visit of this browser: when it ended, and the last change it had received. */
export interface Visit {
  /** Milliseconds. */
  at: number;
  epoch: string;
  /** The time of the last change received, by the server's clock, ISO 8601. */
  known: string;
}

/** Shorter absences do not count. */
export const awayMs = 10 * 60_000;

interface Missed {
  added: readonly Event[];
  /** Known before, and moved by a later report. */
  moved: readonly Event[];
  corrected: readonly Event[];
}

/** A report can reach Vigil so long after it was published, in milliseconds. */
const lateMs = 15 * 60_000;

/** The events that were added, moved and corrected since a visit. */
export function missedSince({ known }: Pick<Visit, 'known'>, events: readonly Event[]): Missed {
  const there = events.filter(({ deletedAt }) => deletedAt === null);
  const isNew = ({ createdAt }: Event) => createdAt > known;
  const movedFrom = new Date(Date.parse(known) - lateMs).toISOString();
  return {
    added: there.filter(isNew),
    moved: there.filter((event) => !isNew(event) && event.updatedAt > known && movesSince(event, movedFrom).length > 0),
    corrected: there.filter((event) => !isNew(event) && event.corrected !== undefined && event.corrected.at > known),
  };
}

/** What moved an event after a time. */
export const movesSince = ({ moves = [] }: Pick<Event, 'moves'>, from: string): Move[] =>
  moves.filter(({ at }) => at > from);

/** The time of the last change of these events. */
export function lastKnown(events: readonly Event[]): string {
  return events.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '');
}

/** '12 new events, 2 critical, 3 updated, 1 corrected' */
export function missedWords({ added, moved, corrected }: Missed): string {
  const critical = added.filter((event) => gravityOf(event) === 'critical').length;
  const parts = [
    added.length > 0 && plural(added.length, 'new event'),
    critical > 0 && `${critical} critical`,
    moved.length > 0 && `${moved.length} updated`,
    corrected.length > 0 && `${corrected.length} corrected`,
  ].filter((part) => part !== false);
  return parts.join(', ') || 'nothing new';
}

const ago = new Intl.RelativeTimeFormat('en');

/** '25 minutes ago', '3 hours ago', '2 days ago' */
export function agoWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 60) return ago.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? ago.format(-hours, 'hour') : ago.format(-Math.floor(hours / 24), 'day');
}

/** Returns null if the text is not a stored visit. */
export function readVisit(text: string | null): Visit | null {
  try {
    const { at, epoch, known } = JSON.parse(text ?? 'null') ?? {};
    const isVisit = Number.isFinite(at) && typeof epoch === 'string' && typeof known === 'string';
    return isVisit ? { at, epoch, known } : null;
  } catch {
    return null;
  }
}
