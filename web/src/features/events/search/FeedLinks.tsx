import { feedsOf, isAsking, type Query } from './query.ts';
import css from './Search.module.css';

/** Links to the search as RSS, JSON Feed and CSV. */
export function FeedLinks({ query }: { query: Query }) {
  const { rss, json, csv } = feedsOf(query);
  return (
    <p className={css.feeds}>
      <span>{isAsking(query) ? 'Follow this search:' : 'Follow all events:'}</span>
      <a href={rss} type="application/rss+xml">
        RSS
      </a>
      <a href={json} type="application/feed+json">
        JSON Feed
      </a>
      <a href={csv}>CSV</a>
    </p>
  );
}
