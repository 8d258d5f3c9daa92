import { done } from '@vigil/common/kit';
import type { Delivery } from '@vigil/common/webhooks';
import type { AuditLog } from '../../changes/audit-log.ts';
import { toRecord } from '../../changes/rows.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { EventStore } from '../events/store.ts';
import type { WebhookDispatcher } from './dispatcher.ts';
import { type DeliveryRow, toWebhook, type WebhookRow, type WebhookStore } from './store.ts';

interface WebhookHandlerOptions {
  webhooks: WebhookStore;
  dispatcher: Pick<WebhookDispatcher, 'test' | 'position' | 'sendMissedRemovals'>;
  events: Pick<EventStore, 'rows'>;
  auditLog: AuditLog;
  /** Throws a `Fault` for an address that may not be reached. */
  checkUrl: (url: string) => void;
}

type WebhookCalls =
  | 'webhooks'
  | 'addWebhook'
  | 'changeWebhook'
  | 'removeWebhook'
  | 'renewWebhookSecret'
  | 'testWebhook'
  | 'webhookDeliveries';

export function webhookHandlers({
  webhooks,
  dispatcher,
  events,
  auditLog,
  checkUrl,
}: WebhookHandlerOptions): Pick<Handlers, WebhookCalls> {
  const shown = async (row: WebhookRow) => toWebhook(row, await webhooks.countWaiting(row._id));

  async function get(id: string): Promise<WebhookRow> {
    const row = await webhooks.get(id);
    if (!row) throw unknown();
    return row;
  }

  async function toDeliveries(rows: DeliveryRow[]): Promise<Delivery[]> {
    const ids = [...new Set(rows.flatMap(({ eventId }) => eventId ?? []))];
    const titles = new Map((await events.rows(ids)).map((row) => [row._id, toRecord(row)?.title]));
    return rows.map((row) => toDelivery(row, titles.get(row.eventId ?? '') ?? null));
  }

  return {
    webhooks: async () => Promise.all((await webhooks.list()).map(shown)),

    addWebhook: async ({ body, person }) => {
      checkUrl(body.url);
      const added = await webhooks.add(body, dispatcher.position());
      await auditLog.record(byPerson(person.id), 'webhook-added', added._id, added.name);
      return { ...(await shown(added)), secret: added.secret };
    },

    changeWebhook: async ({ params: { id }, body, person }) => {
      checkUrl(body.url);
      const { isEnabled } = await get(id);
      const changed = await webhooks.change(id, body, dispatcher.position());
      if (!changed) throw unknown();
      if (changed.isEnabled && !isEnabled) await dispatcher.sendMissedRemovals(id);
      await auditLog.record(byPerson(person.id), 'webhook-changed', id, changed.name);
      return shown(changed);
    },

    removeWebhook: async ({ params: { id }, person }) => {
      const removed = await webhooks.remove(id);
      if (!removed) throw unknown();
      await auditLog.record(byPerson(person.id), 'webhook-removed', id, removed.name);
      return done;
    },

    renewWebhookSecret: async ({ params: { id }, person }) => {
      const { name } = await get(id);
      const secret = await webhooks.renewSecret(id);
      if (!secret) throw unknown();
      await auditLog.record(byPerson(person.id), 'webhook-changed', id, name);
      return { secret };
    },

    testWebhook: async ({ params: { id } }) => toDelivery(await dispatcher.test(await get(id)), null),

    webhookDeliveries: async ({ params: { id } }) => {
      await get(id);
      return toDeliveries(await webhooks.deliveriesOf(id));
    },
  };
}

function unknown(): Fault {
  return new Fault('notFound', 'There is no such webhook.');
}

function toDelivery(row: DeliveryRow, title: string | null): Delivery {
  const { _id: id, at, type, eventId, state, attempts, status, fault, ms, nextAt } = row;
  return {
    id,
    at: at.toISOString(),
    type,
    eventId: eventId ?? null,
    title,
    state,
    attempts,
    status: status ?? null,
    fault: fault ?? null,
    ms: ms ?? null,
    nextAt: state === 'waiting' ? nextAt.toISOString() : null,
  };
}
