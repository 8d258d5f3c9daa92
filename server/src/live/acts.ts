import { type Act, endingActs, personOf } from '@vigil/common/acts';
import type { LivePayload } from '@vigil/common/live';
import type { ChangeListener } from '../changes/tail.ts';
import { type Change, isEventChange } from '../timeline/change.ts';
import type { Sockets } from './sockets.ts';

type List = LivePayload<'list-changed'>['list'];
type AdminList = LivePayload<'admin-list-changed'>['list'];

const lists: Partial<Record<Act['act'], List>> = {
  'source-added': 'sources',
  'source-removed': 'sources',
  'trusted-source-added': 'trusted-sources',
  'trusted-source-changed': 'trusted-sources',
  'trusted-source-removed': 'trusted-sources',
};

const adminLists: Partial<Record<Act['act'], AdminList>> = {
  'scan-settings-changed': 'scan-settings',
  'admin-granted': 'users',
  'admin-revoked': 'users',
  'user-registered': 'users',
  'user-removed': 'users',
  'account-deleted': 'users',
};

const ready: Partial<Record<Act['act'], 'analysis-ready' | 'balance-ready'>> = {
  'analysis-generated': 'analysis-ready',
  'report-generated': 'analysis-ready',
  'balance-generated': 'balance-ready',
};

/**
 * Closes the sockets of whoever lost a session or a role, on whichever server that was done, and tells the
 * others which lists are not what they were and what can be read anew. Must hear of changes before those who tell their contents.
 */
export function createActListener(sockets: Sockets): ChangeListener {
  return (changes) => {
    const acts = changes.flatMap((change) => (isEventChange(change) ? [] : [change.data]));
    for (const { act, subject } of acts) if (endingActs.has(act)) sockets.cut(subject);
    for (const { act, subject } of acts) {
      const name = ready[act];
      if (name) sockets.tellReady(name, { id: subject });
    }
    for (const list of found(acts, lists)) sockets.tellAll('list-changed', { list });
    for (const list of found(acts, adminLists)) sockets.tellAll('admin-list-changed', { list });
    if (changes.some(isAudited)) sockets.tellAll('admin-list-changed', { list: 'audit' });
  };
}

function found<L>(acts: Act[], table: Partial<Record<Act['act'], L>>): Set<L> {
  return new Set(acts.flatMap(({ act }) => table[act] ?? []));
}

function isAudited({ by }: Change): boolean {
  return personOf(by) !== null;
}
