import type { NotificationPreferences } from '@vigil/common/settings';
import { askToNotify } from '../kit/permission.ts';

/** Asks for the permission where it is missing and switches notifications on in this browser. Called by a gesture. */
export async function switchAlertsOn(): Promise<void> {
  // First the question: browsers answer it only right after the gesture.
  if (!(await askToNotify())) return;
  await change({ enabled: true });
  await (await import('../features/notifications/store.ts')).startNotifying();
}

export async function switchAlertsOff(): Promise<void> {
  await change({ enabled: false });
  await (await import('../features/notifications/store.ts')).stopNotifying();
}

/** Leaves the types and places as they are. */
export async function notifyOfCriticalOnly(): Promise<void> {
  await change({ urgencyLevels: ['critical'] });
  (await import('../features/notifications/store.ts')).resendPreferences();
}

async function change(wanted: Partial<NotificationPreferences>): Promise<void> {
  const { changePreferences } = await import('../features/notifications/adopt.ts');
  await changePreferences(wanted);
}
