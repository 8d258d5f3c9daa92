import type { Event } from '@vigil/common/events';
import { makeReport } from '@vigil/common/testing/make';
import { digestOf } from '@vigil/server/changes/chain';
import type { Stores } from '@vigil/server/stores';
import { type EventDraft, isEventChange } from '@vigil/server/timeline/change';
import { foldChange, type Records } from '@vigil/server/timeline/fold';
import { toEvent } from '@vigil/server/timeline/to-event';
import { nextDraft } from '../harness/drafts.ts';

const fewest = 20;
const maxEvents = 300;

/**
 * Happenings of every kind, one after the other: events that are new, grow, are corrected, hidden, come back, merge and
 * vanish. Each may happen; what was merged still gets reports that were on their way.
 */
export function createHappenings(summaryLength: number): () => EventDraft {
  const ids: string[] = [];
  const merged: { id: string; into: string }[] = [];
  let made = 0;

  const text = () => `Fictional words ${made} `.padEnd(summaryLength, 'lorem ');
  const on = (eventId: string) => ({ eventId, item: null, by: 'test' });
  const take = () => ids.splice(Math.floor(Math.random() * ids.length), 1)[0] ?? '';

  function add(): EventDraft {
    const draft = nextDraft({ summary: text() });
    ids.push(draft.eventId);
    return draft;
  }

  function report(): EventDraft {
    const item = `soak-${made}`;
    const report = makeReport({ item, source: `Courier ${made % 20}`, url: `https://courier.example/soak/${made}` });
    const eventId = pick([...ids, ...merged.map(({ id }) => id)]);
    return { ...on(eventId), op: 'report', item, data: { report, imageUrls: [], urgencyLevel: 'medium' } };
  }

  function correct(): EventDraft {
    const data = { title: `Fictional title ${made}`, summary: text(), reason: 'It was another one.' };
    return { ...on(pick(ids)), op: 'correct', data };
  }

  function merge(): EventDraft {
    const [id, into] = [take(), pick(ids)];
    merged.push({ id, into });
    return { ...on(id), op: 'merge', data: { into } };
  }

  function erase(): EventDraft {
    const id = take();
    const gone = new Set([id]);
    for (const one of merged) if (gone.has(one.into)) gone.add(one.id);
    for (const one of merged.splice(0)) if (!gone.has(one.id)) merged.push(one);
    return { ...on(id), op: 'erase', data: {} };
  }

  const hide = (): EventDraft => ({ ...on(pick(ids)), op: 'hide', data: {} });
  const restore = (): EventDraft => ({ ...on(pick(ids)), op: 'restore', data: {} });

  return () => {
    made += 1;
    if (ids.length < fewest) return add();
    const grow = ids.length < maxEvents ? add : correct;
    return oneOf(
      [report, 0.25],
      [correct, 0.3],
      [hide, 0.07],
      [restore, 0.15],
      [merge, 0.06],
      [erase, 0.02],
      [grow, 1],
    )();
  };
}

/** One of these by its chance; the last one where none of the others came up. */
function oneOf(...kinds: [[() => EventDraft, number], ...[() => EventDraft, number][]]): () => EventDraft {
  let left = Math.random();
  for (const [kind, chance] of kinds) {
    if (left < chance) return kind;
    left -= chance;
  }
  return kinds[0][0];
}

function pick(ids: string[]): string {
  return ids[Math.floor(Math.random() * ids.length)] ?? '';
}

/** The digest of what every visitor must hold: the whole log, folded again. */
export async function expectedDigest(stores: Stores): Promise<string> {
  const records: Records = new Map();
  for (let seq = 0; ; ) {
    const changes = await stores.log.since(seq, 1_000);
    const last = changes.at(-1);
    if (!last) break;
    seq = last.seq;
    for (const change of changes.filter(isEventChange)) foldChange(records, change);
  }
  const shown = [...records.values()].flatMap((record) => (record && !record.mergedInto ? [toEvent(record)] : []));
  return digestOfEvents(shown.filter(({ deletedAt }) => deletedAt === null));
}

const digests = new WeakMap<ReadonlyMap<string, Event>, string>();

/** The same for the same events in any order. */
export function digestOfHeld(byId: ReadonlyMap<string, Event>): string {
  const known = digests.get(byId) ?? digestOfEvents(byId.values());
  digests.set(byId, known);
  return known;
}

function digestOfEvents(events: Iterable<Event>): string {
  const byId = [...events].sort((a, b) => (a.id < b.id ? -1 : 1));
  return digestOf(JSON.parse(JSON.stringify(byId)));
}
