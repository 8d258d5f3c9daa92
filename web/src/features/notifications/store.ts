import { create } from 'zustand';
import { useEvents } from '../events/store.ts';
import { useSession } from '../session/store.ts';
import { keptPreferences } from '../settings/store.ts';

/** The events whose news stays on the page until somebody deals with it, newest first. */
export const usePressing = create<{ ids: readonly string[] }>()(() => ({ ids: [] }));

let hasStarted = false;

/** Where notifications are on in this browser, what arrives may become one from now on. Others fetch none of it. */
export async function startNotifying(): Promise<void> {
  if (!hasStarted) begin();
  if (areOn()) (await import('./watch.ts')).watchArrivals();
}

/** They were switched off in this browser. */
export async function stopNotifying(): Promise<void> {
  await (await import('./push.ts')).endPush();
}

/** Whether they are switched on in this browser. */
export function areOn(): boolean {
  const kept = keptPreferences();
  return typeof kept === 'object' && kept !== null && 'enabled' in kept && kept.enabled === true;
}

/** Whether this browser lets us notify. */
export const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Whether the system keeps a notification on screen until the person acts on it. */
export const showsLasting = (): boolean => 'requireInteraction' in (Notification.prototype ?? {}) && !isAndroid();

const isAndroid = () => /\bAndroid\b/.test(navigator.userAgent);

function begin(): void {
  hasStarted = true;
  useEvents.subscribe((now, before) => {
    // The first load is no news.
    if (now.held === before.held || now.held.epoch !== before.held.epoch) return;
    import('./warn.ts').then(({ warnOf }) => warnOf(now, before)).catch(() => {});
  });
  // This file comes after the first paint: who reads is often known by then.
  if (useSession.getState().session) adoptWhatIsSaved();
  useSession.subscribe(({ session }, { session: before }) => {
    if (session && !before) adoptWhatIsSaved();
    if (before && session?.id !== before.id) import('./leave.ts').then(({ leave }) => leave()).catch(() => {});
  });
}

/** A browser that was never asked does as the account has it, where it may. */
function adoptWhatIsSaved(): void {
  if (mayNotify() && keptPreferences() === null) import('./adopt.ts').then(({ adopt }) => adopt()).catch(() => {});
}
