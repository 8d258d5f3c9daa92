import type { AuditAction } from '../../timeline/audit-action.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { NotificationStore, SubscriptionRow } from './store.ts';

interface RecipientOptions {
  notifications: Pick<
    NotificationStore,
    'listSubscriptions' | 'listBoundTo' | 'findSubscription' | 'drop' | 'removeAllOf'
  >;
  sessions: Pick<SessionStore, 'listOpen'>;
}

export type Recipients = ReturnType<typeof createRecipients>;

/** The browsers that messages are pushed to: those with an open session. */
export function createRecipients({ notifications, sessions }: RecipientOptions) {
  /** By user. A subscription whose session has ended is removed. */
  async function list(): Promise<Map<string, SubscriptionRow[]>> {
    const byUser = new Map<string, SubscriptionRow[]>();
    for (const row of await keepOpen(await notifications.listSubscriptions()))
      byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), row]);
    return byUser;
  }

  /** The subscription with this id, if its session is open. */
  async function findOpen(id: string): Promise<SubscriptionRow[]> {
    const row = await notifications.findSubscription(id);
    return row ? keepOpen([row]) : [];
  }

  async function keepOpen(rows: SubscriptionRow[]): Promise<SubscriptionRow[]> {
    const open = new Set(await sessions.listOpen([...new Set(rows.map(({ sessionId }) => sessionId))]));
    const ended = rows.filter(({ sessionId }) => !open.has(sessionId)).map(({ _id }) => _id);
    if (ended.length > 0) await notifications.drop(ended);
    return rows.filter(({ sessionId }) => open.has(sessionId));
  }

  /** Removes what an act that ends sessions leaves behind. */
  async function remove({ act, subject }: AuditAction): Promise<void> {
    const isUserGone = act === 'user-removed' || act === 'account-deleted';
    if (isUserGone) await notifications.removeAllOf(subject);
    else await keepOpen(await notifications.listBoundTo(subject));
  }

  return { list, findOpen, remove };
}
