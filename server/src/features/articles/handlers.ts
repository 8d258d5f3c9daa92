import { randomUUID } from 'node:crypto';
import { type Article, ArticleEvent, type ArticleState } from '@vigil/common/articles';
import type { ReportEvidence } from '@vigil/common/reports';
import { LRUCache } from 'lru-cache';
import type { AuditLog } from '../../changes/audit-log.ts';
import { checkInput, readJsonField } from '../../kit/check-input.ts';
import { createSerialQueue } from '../../kit/concurrency.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { ReadText } from '../../timeline/stated.ts';
import type { EventStore } from '../events/store.ts';
import type { Throttle } from '../throttle/store.ts';
import type { UploadStore } from '../uploads/store.ts';
import { choose, type FoundArticle, writtenOut } from './choose.ts';
import { readForm } from './read-form.ts';
import { type AddDraft, publisherOf, toDraft } from './to-draft.ts';

interface ArticleDesk {
  /** Reads an article and judges what it says. Throws a `Fault` if there is none. */
  readArticle: (url: string) => Promise<FoundArticle>;
  readText: ReadText;
  /** The identity of an article among the items of all feeds. */
  identityOf: (article: Article) => string;
  /** Reads the evidence fields of a text for each of the named publishers. */
  readEvidence: (text: Pick<Article, 'title' | 'summary'>, names: string[]) => Promise<ReportEvidence[]>;
  events: EventStore;
  uploads: UploadStore;
  auditLog: AuditLog;
  throttle: Throttle;
  now: () => Date;
}

export function articleHandlers(
  desk: ArticleDesk,
): Pick<Handlers, 'analyzeArticle' | 'createTimelineEvent' | 'readText'> {
  const { readArticle, readText, identityOf, readEvidence, events, uploads, auditLog, throttle, now } = desk;
  const recent = new LRUCache<string, FoundArticle>({ max: maxRecent });
  const enqueue = createSerialQueue();

  async function readNow(url: string, personId: string): Promise<FoundArticle> {
    await throttle.take('article', personId);
    const read = await readArticle(url).catch(async (error) => {
      // A URL that must not be read costs no point.
      if (error instanceof Fault && error.code === 'refused') await throttle.giveBack('article', personId);
      throw error;
    });
    // A date in the future is ignored.
    const { publishedAt } = read.article;
    const isAhead = publishedAt !== null && Date.parse(publishedAt) > now().getTime();
    const found = isAhead ? { ...read, article: { ...read.article, publishedAt: null } } : read;
    recent.set(url, found);
    return found;
  }

  /**
   * The article if it was just analyzed, else it is read now, which may fail if the administrator entered all fields.
   */
  async function articleFor(wanted: ArticleEvent, personId: string): Promise<FoundArticle> {
    const known = recent.get(wanted.url);
    if (known) return chosen(known, wanted);
    const written = writtenOut(wanted);
    if (written && wanted.imageUrls && wanted.timestamp) return byHand(written);
    try {
      return chosen(await readNow(wanted.url, personId), wanted);
    } catch (error) {
      if (written && error instanceof Fault && error.code !== 'refused') return byHand(written);
      throw error;
    }
  }

  async function byHand(article: Article): Promise<FoundArticle> {
    return { article, reading: await readText(article) };
  }

  function stateOf(article: Article, url: string): Promise<ArticleState | null> {
    return events.stateOf([identityOf(article), identityOf({ ...article, url })], [article.url, url]);
  }

  /**
   * Throws a `Fault` for an article that is on the timeline. Returns true if it is added again after its event was
   * erased.
   */
  async function checkNew(article: Article, { url, again }: ArticleEvent): Promise<boolean> {
    const state = await stateOf(article, url);
    if (state === null) return false;
    if (state !== 'erased') throw new Fault('conflict', 'This article is already on the timeline.');
    if (!again) throw new Fault('conflict', 'This article was on the timeline and was deleted for good.');
    return true;
  }

  return {
    analyzeArticle: async ({ body, person }) => {
      const { article } = await readNow(body.url, person.id);
      await auditLog.record(byPerson(person.id), 'article-analyzed', '', new URL(article.url).host);
      return { ...choose(article, body), state: await stateOf(article, body.url) };
    },
    readText: async ({ body }) => {
      const reading = await readText(body);
      if (!reading) throw new Fault('unavailable', 'The reader cannot read this text now.');
      const { relevant, eventType, urgencyLevel, location } = reading.judgement;
      return { relevant, eventType, urgencyLevel, location };
    },
    createTimelineEvent: async ({ person, ctx }) => {
      const { eventData, files } = await readForm(ctx.req, uploads);
      try {
        const wanted = checkInput(ArticleEvent, readJsonField('eventData', eventData));
        if (files.length < wanted.mediaCount)
          throw new Fault('badInput', `${files.length} of ${wanted.mediaCount} files arrived.`);
        const { article, reading } = await articleFor(wanted, person.id);
        const item = identityOf(article);
        const [evidence = {}] = await readEvidence(article, [publisherOf(article)]);
        const draft = toDraft({ article, wanted, files, item, evidence, reading, personId: person.id, now: now() });
        return await enqueue(async () => {
          const isAgain = await checkNew(article, wanted);
          const added = isAgain ? asAnother(draft) : draft;
          const { appended } = await events.append([added]);
          // Another server added it first.
          if (appended === 0) throw new Fault('conflict', 'This article is already on the timeline.');
          if (isAgain)
            await auditLog.record(byPerson(person.id), 'erased-article-added', '', new URL(article.url).host);
          return events.get(added.eventId);
        });
      } catch (error) {
        // After a database error the change can be in the log all the same: unused files are removed by the cleanup.
        if (error instanceof Fault) await uploads.forget(files);
        throw error;
      }
    },
  };
}

function chosen({ article, reading }: FoundArticle, wanted: ArticleEvent): FoundArticle {
  return { article: choose(article, wanted), reading };
}

/**
 * The event under another id and without the identity of its item: those belong to the erased event permanently, so
 * that no feed restores it.
 */
function asAnother(draft: AddDraft): AddDraft {
  const eventId = `r-${randomUUID()}`;
  const reports = draft.data.reports.map((report, at) => ({ ...report, item: `${eventId}/${at}` }));
  return { ...draft, eventId, item: null, data: { ...draft.data, reports } };
}

/** Analyzed articles whose event was not added yet. */
const maxRecent = 20;
