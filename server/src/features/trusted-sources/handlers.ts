import { done } from '@vigil/common/kit';
import type { AuditLog } from '../../changes/audit-log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { TrustedSourceStore } from './store.ts';

interface TrustedSourceHandlerOptions {
  trustedSources: TrustedSourceStore;
  auditLog: AuditLog;
  now: () => Date;
}

export function trustedSourceHandlers({
  trustedSources,
  auditLog,
  now,
}: TrustedSourceHandlerOptions): Pick<
  Handlers,
  'trustedSources' | 'addTrustedSource' | 'changeTrustedSource' | 'removeTrustedSource'
> {
  return {
    trustedSources: ({ person }) => trustedSources.list(person?.isAdmin ? 'admin' : 'visitor'),

    addTrustedSource: async ({ body, person }) => {
      const added = await trustedSources.add(body, now());
      if (!added) throw new Fault('conflict', 'This source is already on the list.');
      await auditLog.record(byPerson(person.id), 'trusted-source-added', added.id, added.name);
      return added;
    },

    changeTrustedSource: async ({ params: { id }, body, person }) => {
      const changed = await trustedSources.change(id, body);
      if (!changed) throw unknown();
      await auditLog.record(byPerson(person.id), 'trusted-source-changed', id, changed.name);
      return changed;
    },

    removeTrustedSource: async ({ params: { id }, person }) => {
      const removed = await trustedSources.remove(id);
      if (!removed) throw unknown();
      await auditLog.record(byPerson(person.id), 'trusted-source-removed', id, removed.name);
      return done;
    },
  };
}

function unknown(): Fault {
  return new Fault('notFound', 'There is no such source.');
}
