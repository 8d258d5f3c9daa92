import type { EventType, UrgencyLevel } from '@vigil/common/events';
import { calmerThan, type NotifyRule } from '@vigil/common/notify';
import type { UserSettings } from '@vigil/common/settings';

/** What this browser decided of an event, in a tab or in its worker. */
export interface Noted {
  id: string;
  /** In milliseconds since 1970. */
  at: number;
  title: string;
  eventType: EventType;
  urgencyLevel: UrgencyLevel;
  rule: NotifyRule;
  /** Only in notes of earlier versions, in which the alert threshold was a rule of its own. */
  alertThreshold?: UserSettings['alertThreshold'] | null;
  /** Who showed it; null for what was held back. */
  shownBy: 'page' | 'push' | null;
}

/** Whether an event is told of for the first time, again because it presses more, or was told of before. */
export type Verdict = 'new' | 'risen' | 'known';

const name = 'vigil-notifications';
const mostKept = 200;

/**
 * Notes what is about to be told and what is held back, and says what of it is new to this browser. The database
 * lets one in at a time, so of all tabs and the worker one tells of an event. Where nothing can be kept all is new:
 * the tag of a notification then makes one of many.
 */
export async function claim(entries: readonly Noted[]): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>(entries.map(({ id }) => [id, 'new']));
  if (entries.length === 0) return verdicts;
  await withNotes('readwrite', (notes) => {
    for (const entry of entries) {
      const asked = notes.get(entry.id);
      asked.onsuccess = () => {
        const verdict = judge(asked.result, entry);
        verdicts.set(entry.id, verdict);
        if (verdict !== 'known') notes.put(entry);
      };
    }
    prune(notes);
  }).catch(() => {});
  return verdicts;
}

/** What was noted, newest first; nothing where nothing can be kept. */
export async function recall(): Promise<Noted[]> {
  let asked: IDBRequest<Noted[]> | undefined;
  await withNotes('readonly', (notes) => {
    asked = notes.getAll();
  }).catch(() => {});
  return (asked?.result ?? []).toSorted((a, b) => b.at - a.at);
}

/** It was a person's who is not signed in here any more. */
export async function forget(): Promise<void> {
  await withNotes('readwrite', (notes) => notes.clear()).catch(() => {});
}

/** What was told stays told, whatever is decided of it later; only more urgency is news. */
function judge(known: Noted | undefined, entry: Noted): Verdict {
  if (!known || known.shownBy === null) return 'new';
  return entry.shownBy !== null && calmerThan(entry.urgencyLevel).includes(known.urgencyLevel) ? 'risen' : 'known';
}

function prune(notes: IDBObjectStore): void {
  const counted = notes.count();
  counted.onsuccess = () => {
    let surplus = counted.result - mostKept;
    if (surplus <= 0) return;
    const oldest = notes.index('at').openCursor();
    oldest.onsuccess = () => {
      const cursor = oldest.result;
      if (!cursor || surplus <= 0) return;
      surplus -= 1;
      cursor.delete();
      cursor.continue();
    };
  };
}

/** Resolves when all that `work` asked for is done. */
async function withNotes(mode: IDBTransactionMode, work: (notes: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction('notes', mode);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore('notes'));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('notes', { keyPath: 'id' }).createIndex('at', 'at');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
