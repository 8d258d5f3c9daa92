import type { Event } from '@vigil/common/events';
import { latelyMs } from '@vigil/common/notify';
import { useEvents } from '../events/store.ts';
import { useSession } from '../session/store.ts';
import { choose } from './choose.ts';
import { newsOf } from './fresh.ts';
import { claim, recall } from './memory.ts';
import { keepSubscribed } from './push.ts';
import { closeLater, type Draft, ofEvent, ofRest, showAll, showChanged } from './show.ts';
import { unlockSound } from './sound.ts';
import { mayNotify } from './state.ts';
import { readWishes } from './wishes.ts';

let isWatching = false;

/** From now on what arrives in this browser may become a notification, as the person's settings decide. */
export function watchArrivals(): void {
  void keepSubscribed();
  if (isWatching) return;
  isWatching = true;
  let last = Promise.resolve();
  const turn = (task: () => Promise<void>) => {
    last = last.then(task).catch((error) => console.warn('What has arrived could not be told.', error));
  };
  useEvents.subscribe((now, before) => {
    const { fresh, changed } = newsOf(now, before);
    if (fresh.length > 0) turn(() => tell(fresh));
    if (changed.length > 0 && mayNotify()) turn(() => showChanged(changed));
  });
  // A session that was renewed or begun is another one for the server, which ends subscriptions with their session.
  useSession.subscribe(({ session }, before) => {
    if (session && session !== before.session) void keepSubscribed();
  });
  for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, unlockSound, { once: true });
}

async function tell(fresh: readonly Event[]): Promise<void> {
  if (!mayNotify()) return;
  const wishes = await readWishes();
  if (!wishes?.preferences.enabled) return;
  const now = Date.now();
  const lately = (await recall()).filter(
    ({ rule, shownBy, at }) => rule === 'passed' && shownBy && now - at < latelyMs,
  );
  const choice = choose(
    fresh,
    wishes,
    lately.map(({ urgencyLevel }) => urgencyLevel),
    now,
  );
  const verdicts = await claim(choice.notes);
  const isNew = ({ id }: Event) => verdicts.get(id) !== 'known';
  const drafts = choice.alone.filter(isNew).map((event) => ofEvent(event, verdicts.get(event.id) === 'risen'));
  const counted = choice.rest.filter(isNew).length;
  if (counted > 0) drafts.push(ofRest(counted));
  // What the worker has shown meanwhile goes after its time as well, as long as a page can see to it.
  for (const event of choice.alone) if (!isNew(event)) closeUnlessPressing(ofEvent(event));
  await showAll(drafts, wishes.preferences.soundEnabled);
}

function closeUnlessPressing({ stays, tag }: Draft): void {
  if (!stays) closeLater(tag);
}
