import { useOwnPlaces } from '../../kit/own-places.ts';
import { useEvents } from '../events/store.ts';
import { useSession } from '../session/store.ts';
import { alertsKey, followPreferences, keptPreferences, readStored } from './preferences.ts';
import { areOn, mayNotify } from './state.ts';

export { keepAlerts, keepPreferences, keptAlerts } from './keep.ts';
export { followPreferences, keptPreferences } from './preferences.ts';

let hasStarted = false;

/** Starts to notify of new events if notifications are on in this browser. Other browsers load none of that code. */
export async function startNotifying(): Promise<void> {
  if (!hasStarted) start();
  if (areOn()) (await import('./watch.ts')).watchArrivals();
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Several choices made at once are sent once. */
const resendMs = 800;

/** Sends what this browser has chosen to the server, if it is subscribed. Opening Vigil repeats it. */
export function resendPreferences(): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => void import('./push.ts').then(({ keepSubscribed }) => keepSubscribed()).catch(() => {}),
    resendMs,
  );
}

/** Ends the push subscription, after notifications were switched off in this browser. */
export async function stopNotifying(): Promise<void> {
  await (await import('./push.ts')).endPush();
}

function start(): void {
  hasStarted = true;
  useEvents.subscribe((now, before) => {
    // The first load is not news.
    if (now.loaded === before.loaded || now.loaded.epoch !== before.loaded.epoch) return;
    import('./warn.ts').then(({ warnOf }) => warnOf(now, before)).catch(() => {});
  });
  readOwnPlaces();
  followPreferences(readOwnPlaces);
  // This file is loaded after the first paint: the session is often known by then.
  if (useSession.getState().session) adoptSaved();
  useSession.subscribe(({ session }, { session: before }) => {
    if (session?.id !== before?.id) readOwnPlaces();
    if (session && !before) adoptSaved();
    if (before && session?.id !== before.id) import('./leave.ts').then(({ leave }) => leave()).catch(() => {});
  });
}

/** Gives the rest of the page the places that this browser has chosen. Browsers that have chosen nothing load none of that code. */
function readOwnPlaces(): void {
  const put = (places: readonly string[]) => useOwnPlaces.setState({ places });
  if (readStored(alertsKey) === null) put([]);
  else
    import('./device.ts').then(
      ({ ownAlerts }) => put(ownAlerts().places),
      () => {},
    );
}

/** A browser without preferences takes those of the account, if it may notify. */
function adoptSaved(): void {
  if (!mayNotify() || keptPreferences() !== null) return;
  import('./adopt.ts')
    .then(({ adopt }) => adopt())
    .then((isAdopted) => (isAdopted ? startNotifying() : undefined))
    .catch(() => {});
}
