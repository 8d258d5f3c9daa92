import { isMoreUrgent, type UrgencyLevel } from '@vigil/common/events';
import type { WebhookType } from '@vigil/common/webhooks';
import type { EventRow } from '../../changes/rows.ts';
import type { EventChange } from '../../timeline/change.ts';
import { updatesFor } from '../events/store.ts';
import type { NewDelivery } from './deliveries.ts';
import type { WebhookRow } from './store.ts';

/** An update of an event that is public, or was, with its urgency. */
interface WebhookCandidate {
  eventId: string;
  seq: number;
  isPublic: boolean;
  urgency: UrgencyLevel | null;
}

/** What visitors notice of these changes: one candidate for each change and event. */
export function candidatesOf(changes: EventChange[], rows: EventRow[]): WebhookCandidate[] {
  const urgencyOf = new Map(rows.map((row) => [row._id, row.record?.urgencyLevel ?? null]));
  // What another version of the reader says changes nothing that is sent.
  const stated = changes.filter(({ op }) => op !== 're-read');
  return stated.flatMap((change) =>
    updatesFor('visitor', [change], rows).map(({ seq, eventId, event }) => ({
      seq,
      eventId,
      isPublic: event !== null,
      urgency: urgencyOf.get(eventId) ?? null,
    })),
  );
}

/**
 * The messages for each webhook that is on: of events that are urgent enough, and of those that it was sent before, so that
 * it learns when one is removed or becomes less urgent.
 */
export function selectDeliveries(
  webhooks: WebhookRow[],
  candidates: WebhookCandidate[],
  receivers: ReadonlyMap<string, ReadonlySet<string>>,
): NewDelivery[] {
  return webhooks
    .filter(({ isEnabled }) => isEnabled)
    .flatMap(({ _id: webhookId, since, minUrgency }) => {
      const sent = new Set<string>();
      return candidates.flatMap(({ eventId, seq, isPublic, urgency }) => {
        const isUrgent = urgency !== null && !isMoreUrgent(minUrgency, urgency);
        const wasSent = sent.has(eventId) || (receivers.get(eventId)?.has(webhookId) ?? false);
        if (seq <= since || !(wasSent || (isUrgent && isPublic))) return [];
        sent.add(eventId);
        return [{ webhookId, eventId, seq, type: typeOf(isPublic, wasSent) }];
      });
    });
}

/** The first message about an event is `event.added`, also for an event that became urgent enough later. */
function typeOf(isPublic: boolean, wasSent: boolean): WebhookType {
  if (!isPublic) return 'event.removed';
  return wasSent ? 'event.updated' : 'event.added';
}
