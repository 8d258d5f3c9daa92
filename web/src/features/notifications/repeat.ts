import type { Event } from '@vigil/common/events';
import { decideNotification, isRepeated, maxRepeats, repeatMs, tagOf } from '@vigil/common/notify';
import { call } from '../../kit/client.ts';
import { useEvents } from '../events/store.ts';
import { useSession } from '../session/store.ts';
import { ownAlerts } from './device.ts';
import { findDisplayed } from './display.ts';
import { usePush } from './push.ts';
import { ofEvent, showAll, worker } from './show.ts';
import { readUserPreferences } from './user-preferences.ts';

/** The events that this tab repeats, with their timers. */
const repeated = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Notifies again of a critical event until its notification is gone, which means that the user has seen it. Where push
 * works the server does this, for closed pages too.
 */
export function repeatUntilSeen(event: Event, left = maxRepeats): void {
  if (left === 0 || repeated.has(event.id)) return;
  const again = async () => {
    repeated.delete(event.id);
    const draft = await draftOf(event.id);
    if (!draft) return;
    await showAll([draft.draft], draft.isLoud);
    repeatUntilSeen(event, left - 1);
  };
  repeated.set(
    event.id,
    setTimeout(() => void again().catch(() => {}), repeatMs),
  );
}

/** The notification of an event as it is now; null once it was seen, or must not be repeated any more. */
async function draftOf(id: string) {
  const event = useEvents.getState().loaded.byId.get(id);
  if (!event || usePush.getState().state === 'on') return null;
  const open = await openOf(id);
  if (open.length === 0) return null;
  const rules = await readUserPreferences();
  if (!rules || !isRepeated(event, rules.alerts) || decideNotification(event, rules, new Date()) !== 'passed')
    return null;
  return { draft: ofEvent(event, true, true), isLoud: rules.preferences.soundEnabled };
}

/** The user has seen an event on this page: its notification is closed, and no device repeats it. */
export async function markSeen(id: string): Promise<void> {
  clearTimeout(repeated.get(id));
  repeated.delete(id);
  if (!useSession.getState().session || !ownAlerts().repeatsCritical) return;
  for (const notification of await openOf(id)) notification.close();
  await call('POST /api/notifications/seen', { body: { eventId: id } }).catch(() => {});
}

/** The notifications of an event that are shown. */
async function openOf(id: string): Promise<Notification[]> {
  const registration = await worker();
  return registration ? findDisplayed(registration, { tag: tagOf(id) }) : [];
}
