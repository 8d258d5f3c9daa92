import type { Doubt } from '@vigil/common/doubts';
import { toPublicEvent } from '../../changes/public-event.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';

/** Older doubts are not asked about. */
const openMs = 14 * 86_400_000;

export interface OpenDoubt {
  event: EventRecord;
  /** As it stands now: the event that the named one was merged into, if it was. */
  candidate: EventRecord;
  probability: number;
  /** What the event names: several of them may belong to the candidate. */
  named: NonNullable<EventRecord['possiblySame']>;
}

export type DoubtStore = ReturnType<typeof createDoubtStore>;

/** The pairs of public events that the built-in reader could not decide about. */
export function createDoubtStore(events: Pick<EventStore, 'doubtful' | 'record' | 'append'>) {
  /** The newest event first. */
  async function open(now: Date): Promise<OpenDoubt[]> {
    const doubtful = await events.doubtful(new Date(now.getTime() - openMs));
    const records = new Map<string, EventRecord | null>();
    for (const id of doubtful.flatMap(({ possiblySame = [] }) => possiblySame.map(({ eventId }) => eventId)))
      if (!records.has(id)) records.set(id, await events.record(id));
    return doubtful.flatMap((event) => doubtsOf(event, records));
  }

  /** The open doubt about this pair, or null. */
  async function find(eventId: string, candidateId: string): Promise<OpenDoubt | null> {
    const event = await events.record(eventId);
    if (event?.id !== eventId || event.deletedAt !== null) return null;
    const records = new Map<string, EventRecord | null>();
    for (const { eventId: id } of event.possiblySame ?? []) records.set(id, await events.record(id));
    return doubtsOf(event, records).find(({ candidate }) => candidate.id === candidateId) ?? null;
  }

  /** Merges the event into the candidate, or keeps them apart for good. */
  async function settle({ event, candidate, named }: OpenDoubt, isSame: boolean, by: string): Promise<void> {
    const header = { eventId: event.id, item: null, by };
    if (isSame) await events.append([{ ...header, op: 'merge', data: { into: candidate.id } }]);
    else await events.append([{ ...header, op: 'keep-apart', data: { from: named } }]);
  }

  return { open, find, settle };
}

/** One doubt for each public event that the named ones belong to. */
function doubtsOf(event: EventRecord, records: ReadonlyMap<string, EventRecord | null>): OpenDoubt[] {
  const doubts = new Map<string, OpenDoubt>();
  for (const named of event.possiblySame ?? []) {
    const candidate = records.get(named.eventId);
    if (!candidate || candidate.deletedAt !== null || candidate.id === event.id) continue;
    const known = doubts.get(candidate.id);
    const probability = Math.max(known?.probability ?? 0, named.probability);
    doubts.set(candidate.id, { event, candidate, probability, named: [...(known?.named ?? []), named] });
  }
  return [...doubts.values()];
}

/** A model was asked about this pair and could not tell. */
export function isModelUnsure({ named }: OpenDoubt): boolean {
  return named.some(({ modelUnsure }) => modelUnsure);
}

export function toDoubt(doubt: OpenDoubt): Doubt {
  const { event, candidate, probability } = doubt;
  return {
    event: toPublicEvent(event),
    candidate: toPublicEvent(candidate),
    probability,
    modelUnsure: isModelUnsure(doubt),
  };
}
