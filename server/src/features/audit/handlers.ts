import type { AuditEntry } from '@vigil/common/audit';
import type { ChangeLog } from '../../changes/log.ts';
import { toRecord } from '../../changes/rows.ts';
import type { Handlers } from '../../kit/mount.ts';
import { type AuditAction, personOf } from '../../timeline/audit-action.ts';
import { type Change, type EventOp, isEventChange } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import type { UserStore } from '../users/store.ts';

interface AuditHandlerOptions {
  log: ChangeLog;
  users: UserStore;
  events: EventStore;
}

export function auditHandlers({ log, users, events }: AuditHandlerOptions): Pick<Handlers, 'audit'> {
  /** The log contains ids only; names are looked up for objects that still exist. */
  async function describe(changes: Change[]): Promise<AuditEntry[]> {
    const [usernames, rows] = await Promise.all([
      users.usernames([...new Set(changes.flatMap(peopleIn))]),
      events.rows([...new Set(changes.filter(isEventChange).map(({ eventId }) => eventId))]),
    ]);
    const titles = new Map(rows.map((row) => [row._id, toRecord(row)?.title]));
    return changes.map((change) => ({
      seq: change.seq,
      at: change.at.toISOString(),
      by: usernames.get(personOf(change.by) ?? '') ?? null,
      ...toWhat(change, usernames, titles),
    }));
  }

  return {
    audit: async ({ query: { before = Number.MAX_SAFE_INTEGER, limit } }) => describe(await log.audited(before, limit)),
  };
}

const happenings: Record<EventOp, string> = {
  add: 'event-added',
  report: 'event-reported',
  hide: 'event-hidden',
  restore: 'event-restored',
  erase: 'event-erased',
  'remove-image': 'image-removed',
  correct: 'event-corrected',
  restate: 'report-corrected',
  merge: 'event-merged',
  'keep-apart': 'event-kept-apart',
  judge: 'event-judged',
  split: 'event-split',
  're-read': 'report-read-again',
};

type NamesById = ReadonlyMap<string, string | undefined>;

function toWhat(
  change: Change,
  usernames: NamesById,
  titles: NamesById,
): Pick<AuditEntry, 'what' | 'subject' | 'note'> {
  if (isEventChange(change)) {
    return { what: happenings[change.op], subject: titles.get(change.eventId) ?? '', note: '' };
  }
  const { act, subject, note } = change.data;
  // The note has the name that the object had then; the object can be deleted since.
  if (isNamed.test(act)) return { what: act, subject: note, note: '' };
  const generated = generatedBy[act];
  if (generated) return { what: act, subject: `${generated} ${subject}`, note };
  return { what: act, subject: usernames.get(subject) ?? '', note };
}

const isNamed = /^(?:source|trusted-source|webhook)-/;

/** What these actions generate; their subject is its number. */
const generatedBy: Partial<Record<AuditAction['act'], string>> = {
  'analysis-generated': 'analysis',
  'report-generated': 'analysis',
  'balance-generated': 'balance of power',
};

/** The users in a change: its author and, for actions on users, the subject. */
function peopleIn(change: Change): string[] {
  return [personOf(change.by), isEventChange(change) ? null : change.data.subject].filter((id) => id !== null);
}
