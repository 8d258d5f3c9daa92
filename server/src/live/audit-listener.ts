import type { LivePayload } from '@vigil/common/live';
import type { ChangeListener } from '../changes/tail.ts';
import { type AuditAction, personOf, sessionEndingActions } from '../timeline/audit-action.ts';
import { type Change, isEventChange } from '../timeline/change.ts';
import type { Sockets } from './sockets.ts';

type PublicList = LivePayload<'list-changed'>['list'];
type AdminOnlyList = LivePayload<'admin-list-changed'>['list'];

const lists: Partial<Record<AuditAction['act'], PublicList>> = {
  'source-added': 'sources',
  'source-changed': 'sources',
  'source-paused': 'sources',
  'source-resumed': 'sources',
  'source-removed': 'sources',
  'trusted-source-added': 'trusted-sources',
  'trusted-source-changed': 'trusted-sources',
  'trusted-source-removed': 'trusted-sources',
};

const adminLists: Partial<Record<AuditAction['act'], AdminOnlyList>> = {
  'scan-settings-changed': 'scan-settings',
  'webhook-added': 'webhooks',
  'webhook-changed': 'webhooks',
  'webhook-removed': 'webhooks',
  'admin-granted': 'users',
  'admin-revoked': 'users',
  'user-registered': 'users',
  'user-removed': 'users',
  'account-deleted': 'users',
};

const ready: Partial<Record<AuditAction['act'], 'analysis-ready' | 'balance-ready'>> = {
  'analysis-generated': 'analysis-ready',
  'report-generated': 'analysis-ready',
  'balance-generated': 'balance-ready',
};

/**
 * Disconnects users whose session or role has ended, on any server, and notifies the others about changed lists and new
 * reports. Subscribe before the listeners that send contents.
 */
export function createAuditListener(sockets: Sockets): ChangeListener {
  return (changes) => {
    const actions = changes.flatMap((change) => (isEventChange(change) ? [] : [change.data]));
    for (const { act, subject } of actions) if (sessionEndingActions.has(act)) sockets.disconnect(subject);
    for (const { act, subject } of actions) {
      const name = ready[act];
      if (name) sockets.sendReady(name, { id: subject });
    }
    for (const list of found(actions, lists)) sockets.sendAll('list-changed', { list });
    for (const list of found(actions, adminLists)) sockets.sendAll('admin-list-changed', { list });
    if (changes.some(isAudited)) sockets.sendAll('admin-list-changed', { list: 'audit' });
  };
}

function found<L>(actions: AuditAction[], table: Partial<Record<AuditAction['act'], L>>): Set<L> {
  return new Set(actions.flatMap(({ act }) => table[act] ?? []));
}

function isAudited({ by }: Change): boolean {
  return personOf(by) !== null;
}
