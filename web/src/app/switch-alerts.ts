import { askToNotify } from '../kit/permission.ts';

/** Asks for the permission where it is missing and switches notifications on in this browser. Called by a gesture. */
export async function switchAlertsOn(): Promise<void> {
  // First the question: browsers answer it only right after the gesture.
  if (!(await askToNotify())) return;
  await change(true);
  await (await import('../features/notifications/store.ts')).startNotifying();
}

export async function switchAlertsOff(): Promise<void> {
  await change(false);
  await (await import('../features/notifications/store.ts')).stopNotifying();
}

async function change(enabled: boolean): Promise<void> {
  const { changePreferences } = await import('../features/notifications/adopt.ts');
  await changePreferences({ enabled });
}
