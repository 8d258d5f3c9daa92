import { byPerson } from '@vigil/common/acts';
import { type Article, ArticleEvent } from '@vigil/common/articles';
import type { ReportEvidence } from '@vigil/common/reports';
import type { Acts } from '../../changes/acts.ts';
import { checkInput } from '../../kit/check-input.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { Throttle } from '../../kit/throttle.ts';
import type { EventStore } from '../events/store.ts';
import type { UploadStore } from '../uploads/store.ts';
import { choose, writtenOut } from './choose.ts';
import { readForm } from './read-form.ts';
import { publisherOf, toDraft } from './to-draft.ts';

interface ArticleDesk {
  /** Reads an article and judges it by the rules; throws a `Fault` when that cannot be done. */
  readArticle: (url: string) => Promise<Article>;
  /** The identity of an article among the items of all feeds. */
  identityOf: (article: Article) => string;
  /** Reads what a text is worth as evidence, for each of the publishers named. */
  readEvidence: (text: Pick<Article, 'title' | 'summary'>, names: string[]) => Promise<ReportEvidence[]>;
  events: EventStore;
  uploads: UploadStore;
  acts: Acts;
  throttle: Throttle;
  now: () => Date;
}

export function articleHandlers(desk: ArticleDesk): Pick<Handlers, 'analyzeArticle' | 'createTimelineEvent'> {
  const { readArticle, identityOf, readEvidence, events, uploads, acts, throttle, now } = desk;
  const recent = new Map<string, Article>();

  async function readNow(url: string, personId: string): Promise<Article> {
    await throttle.take('article', personId);
    const read = await readArticle(url).catch(async (error) => {
      // What may not be read has cost nothing.
      if (error instanceof Fault && error.code === 'refused') await throttle.giveBack('article', personId);
      throw error;
    });
    // A page that dates itself in the future has no date that could be believed.
    const isAhead = read.publishedAt !== null && Date.parse(read.publishedAt) > now().getTime();
    const article = isAhead ? { ...read, publishedAt: null } : read;
    recent.delete(url);
    recent.set(url, article);
    const [oldest] = recent.keys();
    if (recent.size > remembered && oldest !== undefined) recent.delete(oldest);
    return article;
  }

  /** As it was just read; else it is read now, which may fail where the administrator has said everything. */
  async function articleFor(wanted: ArticleEvent, personId: string): Promise<Article> {
    const known = recent.get(wanted.url);
    if (known) return choose(known, wanted);
    const written = writtenOut(wanted);
    if (written && wanted.imageUrls && wanted.timestamp) return written;
    try {
      return choose(await readNow(wanted.url, personId), wanted);
    } catch (error) {
      if (written && error instanceof Fault && error.code !== 'refused') return written;
      throw error;
    }
  }

  async function refuseKnown(items: string[], links: string[]): Promise<void> {
    const state = await events.stateOf(items, links);
    if (state === 'erased') throw new Fault('conflict', 'This article was on the timeline and was deleted for good.');
    if (state) throw new Fault('conflict', 'This article is already on the timeline.');
  }

  return {
    analyzeArticle: async ({ body, person }) => {
      const article = await readNow(body.url, person.id);
      await acts.record(byPerson(person.id), 'article-analyzed', '', new URL(article.url).host);
      return choose(article, body);
    },
    createTimelineEvent: async ({ person, ctx }) => {
      const { eventData, files } = await readForm(ctx.req, uploads);
      try {
        const wanted = checkInput(ArticleEvent, readJson(eventData));
        if (files.length < wanted.mediaCount)
          throw new Fault('badInput', `${files.length} of ${wanted.mediaCount} files arrived.`);
        const article = await articleFor(wanted, person.id);
        const item = identityOf(article);
        await refuseKnown([item, identityOf({ ...article, url: wanted.url })], [article.url, wanted.url]);
        const [evidence = {}] = await readEvidence(article, [publisherOf(article)]);
        const draft = toDraft({ article, wanted, files, item, evidence, personId: person.id, now: now() });
        const { appended } = await events.append([draft]);
        // Somebody else was faster.
        if (appended === 0) throw new Fault('conflict', 'This article is already on the timeline.');
        return await events.get(draft.eventId);
      } catch (error) {
        // What broke off in the database may be in the log all the same: such files are left to the sweep.
        if (error instanceof Fault) await uploads.forget(files);
        throw error;
      }
    },
  };
}

/** Articles between their analysis and their event. */
const remembered = 20;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Fault('badInput', 'The field eventData is not valid JSON.', error);
  }
}
