import type { Event } from '@vigil/common/events';
import { isRepeated, recentMs } from '@vigil/common/notify';
import { useEvents } from '../events/store.ts';
import { useSession } from '../session/store.ts';
import { choose } from './choose.ts';
import { claim, recall } from './memory.ts';
import { newsOf } from './news.ts';
import { keepSubscribed } from './push.ts';
import { closeLater, type NotificationDraft, ofEvent, ofRest, showAll, showChanged } from './show.ts';
import { unlockSound } from './sound.ts';
import { mayNotify } from './state.ts';
import { readUserPreferences } from './user-preferences.ts';

let isWatching = false;

/** Starts to notify of new events, as the user's settings decide. */
export function watchArrivals(): void {
  void keepSubscribed();
  if (isWatching) return;
  isWatching = true;
  let last = Promise.resolve();
  const enqueue = (task: () => Promise<void>) => {
    last = last.then(task).catch((error) => console.warn('new events could not be notified', error));
  };
  useEvents.subscribe((now, before) => {
    const { fresh, changed } = newsOf(now, before);
    if (fresh.length > 0) enqueue(() => notify(fresh));
    if (changed.length > 0 && mayNotify()) enqueue(() => showChanged(changed));
  });
  // The server ends subscriptions with their session, so a new session needs the subscription again.
  useSession.subscribe(({ session }, before) => {
    if (session && session !== before.session) void keepSubscribed();
  });
  for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, unlockSound, { once: true });
}

async function notify(fresh: readonly Event[]): Promise<void> {
  if (!mayNotify()) return;
  const userPreferences = await readUserPreferences();
  if (!userPreferences?.preferences.enabled) return;
  const now = Date.now();
  const recent = (await recall()).filter(
    ({ rule, shownBy, at }) => rule === 'passed' && shownBy && now - at < recentMs,
  );
  const choice = choose(
    fresh,
    userPreferences,
    recent.map(({ urgencyLevel }) => urgencyLevel),
    now,
  );
  const verdicts = await claim(choice.notes);
  const isNew = ({ id }: Event) => verdicts.get(id) !== 'known';
  const repeats = (event: Event) => isRepeated(event, userPreferences.alerts);
  const drafts = choice.alone
    .filter(isNew)
    .map((event) => ofEvent(event, verdicts.get(event.id) === 'risen', repeats(event)));
  const counted = choice.rest.filter(isNew).length;
  if (counted > 0) drafts.push(ofRest(counted));
  // Notifications that the worker has shown are closed after their time too.
  for (const event of choice.alone) if (!isNew(event)) closeUnlessLasting(ofEvent(event));
  await showAll(drafts, userPreferences.preferences.soundEnabled);
  const toRepeat = choice.alone.filter((event) => isNew(event) && repeats(event));
  if (toRepeat.length === 0) return;
  const { repeatUntilSeen } = await import('./repeat.ts');
  for (const event of toRepeat) repeatUntilSeen(event);
}

function closeUnlessLasting({ stays, tag }: NotificationDraft): void {
  if (!stays) closeLater(tag);
}
