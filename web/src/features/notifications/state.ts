import { create } from 'zustand';
import { keptPreferences } from './preferences.ts';

/**
 * The events of the banner, newest first. Each stays until the reader opens or dismisses it or it was on screen for a while. In a module of its own it is built into
 * the script of all notifications, which the first screen would then load.
 */
export const useHighPriority = create<{ ids: readonly string[] }>()(() => ({ ids: [] }));

/** Whether notifications are switched on in this browser. */
export function areOn(): boolean {
  const kept = keptPreferences();
  return typeof kept === 'object' && kept !== null && 'enabled' in kept && kept.enabled === true;
}

/** Whether this browser lets us notify. */
export const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Whether the system keeps a notification on screen until the user acts on it. */
export const showsLasting = (): boolean => 'requireInteraction' in (Notification.prototype ?? {}) && !isAndroid();

const isAndroid = () => /\bAndroid\b/.test(navigator.userAgent);
