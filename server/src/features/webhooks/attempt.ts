import type { WebhookMessage } from '@vigil/common/webhooks';
import { toShown } from '../../changes/rows.ts';
import { Fault } from '../../kit/fault.ts';
import type { EventStore } from '../events/store.ts';
import { signMessage } from './signature.ts';
import type { AttemptResult, DeliveryRow, WebhookRow } from './store.ts';

/** Posts to a public address and returns the status of the answer; throws a `Fault` if there is none. */
export type PostWebhook = (
  url: string,
  message: { body: string; headers: Record<string, string> },
  signal?: AbortSignal,
) => Promise<number>;

interface AttemptOptions {
  post: PostWebhook;
  events: Pick<EventStore, 'rows'>;
  epoch: string;
  now: () => Date;
}

/** Sends one message once. The body is the event as visitors see it now. Rejects only if `signal` aborts or the database fails. */
export function createAttempt({ post, events, epoch, now }: AttemptOptions) {
  return async function attempt(
    webhook: WebhookRow,
    delivery: DeliveryRow,
    signal?: AbortSignal,
  ): Promise<AttemptResult> {
    const at = now();
    const body = JSON.stringify(await messageOf(delivery, at));
    const startedAt = performance.now();
    const ms = () => Math.round(performance.now() - startedAt);
    try {
      const headers = signMessage(webhook.secret, { id: delivery._id, at, body });
      const status = await post(webhook.url, { body, headers }, signal);
      const isDone = status >= 200 && status < 300;
      return { status, fault: isDone ? null : `The receiver answered ${status}.`, ms: ms() };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { status: null, fault: error.message, ms: ms() };
    }
  };

  async function messageOf({ type, eventId, seq }: DeliveryRow, at: Date): Promise<WebhookMessage> {
    const timestamp = at.toISOString();
    if (eventId === null) return { type, timestamp, data: { epoch, seq, eventId, event: null } };
    const shown = (await events.rows([eventId])).flatMap((row) => toShown(row) ?? [])[0];
    const event = shown?.deletedAt === null ? shown : null;
    return {
      type: event ? type : 'event.removed',
      timestamp,
      data: { epoch, seq: Math.max(seq, event?.seq ?? 0), eventId, event },
    };
  }
}
