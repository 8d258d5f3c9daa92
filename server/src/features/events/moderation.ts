import type { IncomingMessage } from 'node:http';
import { type Event, ManualEvent } from '@vigil/common/events';
import { done } from '@vigil/common/kit';
import type { ScanProgress } from '@vigil/common/scan';
import type { AuditLog } from '../../changes/audit-log.ts';
import { placeNamed } from '../../gazetteer/place-named.ts';
import { checkInput, readJsonField } from '../../kit/check-input.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { ReadText } from '../../timeline/stated.ts';
import { type ManualDraft, type ReadEvidence, toDraft } from './manual.ts';
import type { EventStore } from './store.ts';

interface ModerationOptions {
  events: EventStore;
  auditLog: AuditLog;
  now: () => Date;
  readEvidence: ReadEvidence;
  readText: ReadText;
  /** Scans all feeds, or waits for the running scan. */
  scanNow: () => Promise<ScanProgress>;
  /** Deletes those of these files that were uploaded to this site. */
  forgetMedia: (urls: string[]) => Promise<void>;
  /** Reads a form, and stores its files. Throws a `Fault` for a form that is refused. */
  readForm: (request: IncomingMessage) => Promise<{ eventData: string; files: string[] }>;
}

const hiddenPage = 50;

/** The calls of administrators that add, hide, restore and erase events. */
export function moderationHandlers({
  events,
  auditLog,
  now,
  readEvidence,
  readText,
  scanNow,
  forgetMedia,
  readForm,
}: ModerationOptions): Pick<
  Handlers,
  | 'createEvent'
  | 'createEventWithMedia'
  | 'hideEvents'
  | 'restoreEvents'
  | 'hiddenEvents'
  | 'locate'
  | 'refresh'
  | 'hideEvent'
  | 'restoreEvent'
  | 'eraseEvent'
  | 'removeImage'
> {
  async function create(event: ManualEvent, personId: string, files: readonly string[] = []): Promise<Event> {
    const options = { by: byPerson(personId), now: now(), readEvidence, readText };
    const draft = withFiles(await toDraft(event, options), files);
    await events.append([draft]);
    return events.get(draft.eventId);
  }

  /** Returns the ids of the events that were in the other state. */
  async function changeAll(ids: readonly string[], op: 'hide' | 'restore', personId: string): Promise<string[]> {
    const rows = await events.rows([...new Set(ids)]);
    const changed = rows.filter(({ state }) => state === (op === 'hide' ? 'active' : 'hidden')).map(({ _id }) => _id);
    const header = { data: {}, item: null, by: byPerson(personId) };
    await events.append(changed.map((eventId) => ({ ...header, op, eventId })));
    return changed;
  }

  return {
    createEvent: ({ body, person }) => create(body, person.id),

    createEventWithMedia: async ({ person, ctx }) => {
      const { eventData, files } = await readForm(ctx.req);
      try {
        return await create(checkInput(ManualEvent, readJsonField('eventData', eventData)), person.id, files);
      } catch (error) {
        // After a database error the change can be in the log all the same: unused files are removed by the cleanup.
        if (error instanceof Fault) await forgetMedia(files);
        throw error;
      }
    },

    hideEvents: async ({ body: { ids }, person }) => ({ ids: await changeAll(ids, 'hide', person.id) }),

    restoreEvents: async ({ body: { ids }, person }) => ({ ids: await changeAll(ids, 'restore', person.id) }),

    hiddenEvents: ({ query: { page } }) => events.hidden(page * hiddenPage, hiddenPage),

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

function withFiles(draft: ManualDraft, files: readonly string[]): ManualDraft {
  const isVideo = (url: string) => /\.(?:mp4|webm)$/.test(url);
  const imageUrls = [...draft.data.imageUrls, ...files.filter((url) => !isVideo(url))];
  const videoUrls = [...draft.data.videoUrls, ...files.filter(isVideo)];
  return { ...draft, data: { ...draft.data, imageUrls, videoUrls } };
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
