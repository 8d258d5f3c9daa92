import type { Device } from '@vigil/common/alerts';
import type { EventType, UrgencyLevel } from '@vigil/common/events';
import { hasMovedOn } from '@vigil/common/listing';
import { lessUrgentThan, type NotifyRule } from '@vigil/common/notify';
import type { UserSettings } from '@vigil/common/settings';

/** The decision of this browser about an event, made in a tab or in the service worker. */
export interface Noted {
  id: string;
  /** In milliseconds since 1970. */
  at: number;
  title: string;
  eventType: EventType;
  urgencyLevel: UrgencyLevel;
  /** How many alert steps the event had moved by; missing for none. */
  step?: number | undefined;
  rule: NotifyRule;
  /** Only in notes of earlier versions, in which the alert threshold was a rule of its own. */
  alertThreshold?: UserSettings['alertThreshold'] | null;
  /** What showed it; null if it was not shown. */
  shownBy: 'page' | 'push' | null;
}

/** Whether an event is notified for the first time, again because its urgency has risen or it has moved by a step, or was notified before. */
type AlertVerdict = 'new' | 'risen' | 'known';

const name = 'vigil-notifications';
const maxStored = 200;

/**
 * Stores decisions, and returns which events are new to this browser. IndexedDB runs one transaction at a time, so
 * one of all tabs and the worker notifies of an event. Without storage all events are new: the tag of the notification
 * then replaces duplicates.
 */
export async function claim(entries: readonly Noted[]): Promise<Map<string, AlertVerdict>> {
  const verdicts = new Map<string, AlertVerdict>(entries.map(({ id }) => [id, 'new']));
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

/** The stored decisions, newest first; none without storage. */
export async function recall(): Promise<Noted[]> {
  let asked: IDBRequest<Noted[]> | undefined;
  await withNotes('readonly', (notes) => {
    asked = notes.getAll();
  }).catch(() => {});
  return (asked?.result ?? []).toSorted((a, b) => b.at - a.at);
}

/** Deletes the decisions and the device, after their user has signed out. */
export async function forget(): Promise<void> {
  await withNotes('readwrite', (notes) => notes.clear()).catch(() => {});
  await withStore('device', 'readwrite', (store) => store.clear()).catch(() => {});
}

/** Stores what the device has chosen for the service worker, which cannot read the storage of the page. */
export async function keepDevice(device: Device): Promise<void> {
  await withStore('device', 'readwrite', (store) => store.put(device, 'own')).catch(() => {});
}

export async function keptDevice(): Promise<Device | null> {
  let asked: IDBRequest<Device | undefined> | undefined;
  await withStore('device', 'readonly', (store) => {
    asked = store.get('own');
  }).catch(() => {});
  return asked?.result ?? null;
}

/** A later decision does not replace a notification that was shown, unless the urgency has risen or the event has moved by a step. */
function judge(known: Noted | undefined, entry: Noted): AlertVerdict {
  if (!known || known.shownBy === null) return 'new';
  const isRisen = lessUrgentThan(entry.urgencyLevel).includes(known.urgencyLevel) || hasMovedOn(known, entry);
  return entry.shownBy !== null && isRisen ? 'risen' : 'known';
}

function prune(notes: IDBObjectStore): void {
  const counted = notes.count();
  counted.onsuccess = () => {
    let surplus = counted.result - maxStored;
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

const withNotes = (mode: IDBTransactionMode, work: (notes: IDBObjectStore) => void) => withStore('notes', mode, work);

/** Resolves when the transaction is complete. */
async function withStore(
  store: 'notes' | 'device',
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => void,
): Promise<void> {
  const database = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(store));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore('notes', { keyPath: 'id' }).createIndex('at', 'at');
      request.result.createObjectStore('device');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
