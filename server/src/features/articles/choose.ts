import type { Article, ArticleEvent, ArticleRequest } from '@vigil/common/articles';
import { placeNamed } from '../../gazetteer/place-named.ts';
import type { TextReading } from '../../timeline/stated.ts';
import { withoutOutlet } from '../../timeline/titles.ts';

/** An article with what it says; `reading` is null where the reader could not read it. */
export interface FoundArticle {
  article: Article;
  reading: TextReading | null;
}

type Choices = Pick<ArticleRequest, 'eventType' | 'urgencyLevel' | 'location' | 'customSummary'>;

/** The article with the values that an administrator set instead of those of the reader. */
export function choose(article: Article, { eventType, urgencyLevel, location, customSummary }: Choices): Article {
  const isChosen = Boolean(eventType || urgencyLevel || location);
  return {
    ...article,
    title: withoutOutlet(article.title, { source: article.siteName, url: article.url }),
    eventType: eventType ?? article.eventType,
    urgencyLevel: urgencyLevel ?? article.urgencyLevel,
    ...(location && location !== article.location && { location, place: placeNamed(location)?.place ?? null }),
    summary: customSummary || article.summary,
    judgedBy: isChosen ? 'admin' : article.judgedBy,
  };
}

/**
 * The article of an event that an administrator entered completely, for a page that cannot be read. Null if a field is
 * missing.
 */
export function writtenOut(event: ArticleEvent): Article | null {
  const { url, title, customSummary: summary, eventType, urgencyLevel, location } = event;
  if (!title || !summary || !eventType || !urgencyLevel || !location) return null;
  return {
    url,
    title,
    summary,
    eventType,
    urgencyLevel,
    location,
    place: placeNamed(location)?.place ?? null,
    text: '',
    siteName: '',
    byline: '',
    language: '',
    publishedAt: null,
    imageUrls: [],
    videoUrls: [],
    judgedBy: 'admin',
    relevant: true,
  };
}
