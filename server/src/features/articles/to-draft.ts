import type { Article, ArticleEvent } from '@vigil/common/articles';
import { cleanImageUrl } from '@vigil/common/media';
import type { ReportEvidence } from '@vigil/common/reports';
import { toVideo } from '@vigil/common/videos';
import { Fault } from '../../kit/fault.ts';
import { happenedAt } from '../../kit/happened-at.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { EventDraft } from '../../timeline/change.ts';
import { statedBy, type TextReading } from '../../timeline/stated.ts';

interface ArticleDraftOptions {
  article: Article;
  /** The fields sent by the administrator, which take precedence. */
  wanted: ArticleEvent;
  /** The URLs of the uploaded files. */
  files: string[];
  /** The identity of the article among the items of all feeds. */
  item: string;
  /** The evidence fields of the article. */
  evidence: ReportEvidence;
  /** What the article says; null where it was not read. */
  reading: TextReading | null;
  personId: string;
  now: Date;
}

export type AddDraft = Extract<EventDraft, { op: 'add' }>;

/** The change that adds an article to the timeline. */
export function toDraft({
  article,
  wanted,
  files,
  item,
  evidence,
  reading,
  personId,
  now,
}: ArticleDraftOptions): AddDraft {
  const title = wanted.title || article.title;
  const timestamp = wanted.timestamp ? happenedAt(wanted.timestamp, now).toISOString() : article.publishedAt;
  const statement = statedBy(reading, article);
  const imageUrls = (wanted.imageUrls ?? article.imageUrls).flatMap((url) => cleanImageUrl(url) ?? []);
  const data = {
    title,
    summary: article.summary,
    location: article.location,
    place: article.place,
    eventType: article.eventType,
    urgencyLevel: article.urgencyLevel,
    timestamp: timestamp ?? now.toISOString(),
    precision: precisionOf(timestamp),
    imageUrls: [...new Set([...imageUrls, ...files.filter((url) => !isVideoFile.test(url))])],
    videoUrls: [...new Set([...videosOf(wanted), ...files.filter((url) => isVideoFile.test(url))])],
    figures: [],
    judgedBy: 'admin' as const,
    archived: false,
    reports: [
      {
        item,
        source: publisherOf(article),
        url: article.url,
        title: article.title,
        publishedAt: article.publishedAt,
        ...evidence,
        ...(statement && { statement }),
      },
    ],
  };
  return { op: 'add', eventId: `e-${item.slice(0, 16)}`, item, by: byPerson(personId), data };
}

/** The name of the site, or its host if it has none. */
export function publisherOf({ siteName, url }: Pick<Article, 'siteName' | 'url'>): string {
  return siteName || new URL(url).host.replace(/^www\./, '');
}

const isVideoFile = /\.(?:mp4|webm)$/;

/** Outlets that give only the day are dated at midnight. */
function precisionOf(timestamp: string | null): 'time' | 'day' | 'none' {
  if (timestamp === null) return 'none';
  return timestamp.endsWith('T00:00:00.000Z') ? 'day' : 'time';
}

function videosOf({ videoUrls }: ArticleEvent): string[] {
  const given = videoUrls.map((url) => url.trim()).filter((url) => url !== '');
  if (given.some((url) => toVideo(url) === null)) throw new Fault('badInput', 'A video needs an http(s) address.');
  return given;
}
