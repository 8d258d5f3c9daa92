import type { Article, ArticleEvent, ArticleRequest } from '@vigil/common/articles';
import { placeNamed } from '../../language/place-named.ts';
import { withoutOutlet } from '../../timeline/titles.ts';

type Choices = Pick<ArticleRequest, 'eventType' | 'urgencyLevel' | 'location' | 'customSummary'>;

/** The article with what an administrator decided in the place of what the rules did. */
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

/** An article of which nobody could read a word, when an administrator says everything about it. Null when something is missing. */
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
