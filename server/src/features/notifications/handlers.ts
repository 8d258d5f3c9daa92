import type { Audience } from '@vigil/common/access';
import { done } from '@vigil/common/kit';
import type { Decision } from '@vigil/common/notifications';
import { toRecord } from '../../changes/rows.ts';
import { allLocations } from '../../gazetteer/place-named.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { EventStore } from '../events/store.ts';
import type { SettingsStore } from '../settings/store.ts';
import type { Throttle } from '../throttle/store.ts';
import { type Pusher, toSubscription } from './deliver.ts';
import { toTestMessage } from './message.ts';
import type { DecisionRow, NotificationStore } from './store.ts';

interface NotificationOptions {
  notifications: NotificationStore;
  settings: SettingsStore;
  events: EventStore;
  /** Null where pushing to phones is not set up. */
  push: Pusher | null;
  throttle: Throttle;
  /** The address of our own pages. */
  home: () => string;
}

export function notificationHandlers({
  notifications,
  settings,
  events,
  push,
  throttle,
  home,
}: NotificationOptions): Pick<
  Handlers,
  'pushKey' | 'subscribe' | 'unsubscribe' | 'testPush' | 'seen' | 'alertPlaces' | 'decisions'
> {
  return {
    pushKey: () => ({ publicKey: push?.publicKey ?? null }),

    subscribe: async ({ body, person }) => {
      if (!push) throw new Fault('unavailable', 'Pushing to phones is not set up on this server.');
      const { device, ...sent } = body;
      const subscription = push.check(sent);
      const keptDays = await settings.keptDaysOf(person.id);
      await notifications.subscribe(subscription, { userId: person.id, sessionId: person.sessionId, keptDays, device });
      return done;
    },

    unsubscribe: async ({ body, person }) => {
      await notifications.unsubscribe(person.id, body.endpoint);
      return done;
    },

    testPush: async ({ body, person }) => {
      await throttle.take('testPush', person.id);
      const row = await notifications.getSubscription(person.id, body.endpoint);
      if (!push || !row) return { sent: false };
      const { outcome } = await push.send(toSubscription(row), toTestMessage({ home: home() }));
      if (outcome === 'gone') await notifications.drop([row._id]);
      return { sent: outcome === 'sent' };
    },

    seen: async ({ body, person }) => {
      await notifications.endRepeats(person.id, body.eventId);
      return done;
    },

    alertPlaces: () => allLocations,

    decisions: async ({ person }) => {
      const rows = await notifications.listDecisions(person.id);
      const titles = await titlesOf(rows, person.isAdmin ? 'admin' : 'visitor');
      return rows.map((row) => toDecision(row, titles.get(row.eventId) ?? removedTitle));
    },
  };

  /** As the events say it now: what was erased or hidden since is told here no more than elsewhere. */
  async function titlesOf(rows: DecisionRow[], audience: Audience): Promise<Map<string, string>> {
    const found = await events.rows([...new Set(rows.map(({ eventId }) => eventId))]);
    const seen = found.filter(({ state }) => state === 'active' || audience === 'admin');
    return new Map(seen.flatMap((row) => [[row._id, toRecord(row)?.title ?? removedTitle]]));
  }
}

const removedTitle = 'An event that was removed';

function toDecision({ _id: id, at, ...row }: DecisionRow, title: string): Decision {
  const { eventId, eventType, urgencyLevel, rule, alertThreshold = null, pushed, subscribed } = row;
  return {
    id,
    at: at.toISOString(),
    eventId,
    title,
    eventType,
    urgencyLevel,
    rule,
    alertThreshold,
    // A server that went on after a crash may have sent a message twice.
    pushed: Math.min(pushed, subscribed),
    subscribed,
  };
}
