import { done } from '@vigil/common/kit';
import type { ScanProgress } from '@vigil/common/scan';
import type { AuditLog } from '../../changes/audit-log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { placeNamed } from '../../language/place-named.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import { type ReadEvidence, toDraft } from './manual.ts';
import type { EventStore } from './store.ts';

interface ModerationOptions {
  events: EventStore;
  auditLog: AuditLog;
  now: () => Date;
  readEvidence: ReadEvidence;
  /** Scans all feeds, or waits for the running scan. */
  scanNow: () => Promise<ScanProgress>;
  /** Deletes those of these files that were uploaded to this site. */
  forgetMedia: (urls: string[]) => Promise<void>;
}

/** The calls of administrators that add, hide, restore and erase events. */
export function moderationHandlers({
  events,
  auditLog,
  now,
  readEvidence,
  scanNow,
  forgetMedia,
}: ModerationOptions): Pick<
  Handlers,
  'createEvent' | 'locate' | 'refresh' | 'hideEvent' | 'restoreEvent' | 'eraseEvent' | 'removeImage'
> {
  return {
    createEvent: async ({ body, person }) => {
      const draft = await toDraft(body, { by: byPerson(person.id), now: now(), readEvidence });
      await events.append([draft]);
      return events.get(draft.eventId);
    },

    locate: async ({ query: { location } }) => ({ found: placeNamed(location) }),

    refresh: async ({ person }) => {
      await auditLog.record(byPerson(person.id), 'scan-started');
      const { total, failed, newEvents } = await scanNow();
      if (total === 0) throw noFeeds();
      if (failed === total) throw unreachable(total);
      return { newEvents };
    },

    hideEvent: async ({ params: { id }, person }) => {
      const { deletedAt } = await events.get(id);
      if (deletedAt === null) await events.hide(id, byPerson(person.id));
      return done;
    },

    restoreEvent: async ({ params: { id }, person }) => {
      const { deletedAt } = await events.get(id);
      if (deletedAt !== null) await events.restore(id, byPerson(person.id));
      return done;
    },

    eraseEvent: async ({ params: { id }, person }) => {
      const { imageUrls, videoUrls } = await events.get(id);
      await events.erase(id, byPerson(person.id));
      await forgetMedia([...imageUrls, ...videoUrls]);
      return done;
    },

    removeImage: async ({ params: { id }, body: { imageUrl }, person }) => {
      const { deletedAt, imageUrls } = await events.get(id);
      if (deletedAt !== null) throw new Fault('conflict', 'Restore the event before you remove a picture of it.');
      if (!imageUrls.includes(imageUrl)) throw new Fault('notFound', 'The event has no such picture.');
      await events.removeImage(id, imageUrl, byPerson(person.id));
      await forgetMedia([imageUrl]);
      return done;
    },
  };
}

function noFeeds(): Fault {
  const message = 'There are no feeds to read.';
  const suggestion = `${message} Please add a source in the Admin Panel, under Sources.`;
  return new Fault('conflict', message, undefined, { suggestion });
}

function unreachable(total: number): Fault {
  const message = total === 1 ? 'The only feed could not be reached.' : `None of the ${total} feeds could be reached.`;
  const suggestion = `${message} Please check the connection of the server and try again.`;
  return new Fault('unreachable', message, undefined, { suggestion });
}
