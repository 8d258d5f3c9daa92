import type { Event } from '@vigil/common/events';
import { isRepeated } from '@vigil/common/notify';
import type { UserSettings } from '@vigil/common/settings';
import type { DeviceDelivery } from './deliver.ts';
import { type MessageComposer, movedTextOf, textOf } from './message.ts';
import type { SubscriptionRow } from './store.ts';

interface Announced {
  event: Event;
  decisionId: string;
  isAgain: boolean;
  /** It was announced before and not seen. */
  isRepetition?: boolean;
}

/** Messages about an event to devices of a user: one for those with the same presentation. */
export function toDeliveries(
  composer: MessageComposer,
  { event, decisionId, isAgain, isRepetition = false }: Announced,
  person: Pick<UserSettings, 'notificationPreferences'>,
  devices: readonly SubscriptionRow[],
): DeviceDelivery[] {
  const groups = new Map<string, { isLoud: boolean; repeats: boolean; subscriptions: SubscriptionRow[] }>();
  for (const row of devices) {
    // A subscription to all levels gets the end of an alarm as well, without a sound.
    const isLoud =
      event.kind !== 'all-clear' && (row.device?.preferences ?? person.notificationPreferences).soundEnabled;
    const repeats = isRepeated(event, row.device?.alerts);
    const key = `${isLoud} ${repeats}`;
    const group = groups.get(key) ?? { isLoud, repeats, subscriptions: [] };
    group.subscriptions.push(row);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ isLoud, repeats, subscriptions }) => ({
    message: composer.event(event, isAgain && !isRepetition ? movedTextOf(event) : textOf(event), {
      isLoud,
      isAgain,
      isRepeated: repeats,
      isRepetition,
    }),
    subscriptions,
    // A repetition reaches no further device.
    decisionIds: isRepetition ? [] : [decisionId],
  }));
}
