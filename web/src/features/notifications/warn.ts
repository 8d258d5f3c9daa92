import { decideNotification, staysOpen } from '@vigil/common/notify';
import type { EventsState } from '../events/store.ts';
import { useSession } from '../session/store.ts';
import { newsOf } from './news.ts';
import { areOn, mayNotify, showsLasting, useHighPriority } from './state.ts';
import { readUserPreferences } from './user-preferences.ts';

/**
 * Adds events to the banner, but for the end of a danger. Critical events are shown to every reader, whether or not the browser and
 * the user's choices let it notify: those choices concern notifications. Urgent events are added if they pass the user's rules and the
 * system would not keep their notification on screen.
 */
export async function warnOf(now: EventsState, before: EventsState): Promise<void> {
  const fresh = newsOf(now, before).fresh.filter(
    ({ archived, deletedAt, kind }) => !archived && deletedAt === null && !kind,
  );
  show(fresh.filter(({ urgencyLevel }) => urgencyLevel === 'critical').map(({ id }) => id));
  const urgent = fresh.filter(({ urgencyLevel }) => urgencyLevel !== 'critical' && staysOpen(urgencyLevel));
  if (urgent.length === 0 || !useSession.getState().session || !mayNotify() || !areOn() || showsLasting()) return;
  const userPreferences = await readUserPreferences();
  if (!userPreferences) return;
  const at = new Date();
  show(urgent.filter((event) => decideNotification(event, userPreferences, at) === 'passed').map(({ id }) => id));
}

export function dismiss(dismissed: readonly string[]): void {
  import('./repeat.ts').then(({ markSeen }) => dismissed.map((id) => markSeen(id))).catch(() => {});
  useHighPriority.setState(({ ids }) => ({ ids: ids.filter((id) => !dismissed.includes(id)) }));
}

/** Adds events to the banner, newest first. */
function show(shown: readonly string[]): void {
  if (shown.length === 0) return;
  useHighPriority.setState(({ ids }) => ({ ids: [...shown, ...ids.filter((id) => !shown.includes(id))] }));
}
