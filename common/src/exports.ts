import { z } from 'zod';
import { filterFields } from './search.ts';

/** What anybody may read of the timeline outside of it, narrowed by the fields of a search. */
export const exportPaths = { rss: '/feed.xml', json: '/feed.json', csv: '/events.csv' } as const;

/** Of a feed, so many of the newest. */
export const FeedQuery = z.strictObject({
  ...filterFields,
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type FeedQuery = z.output<typeof FeedQuery>;

/** All there are when no limit is given. */
export const ExportQuery = z.strictObject({
  ...filterFields,
  limit: z.coerce.number().int().min(1).max(1_000_000).default(1_000_000),
});
export type ExportQuery = z.output<typeof ExportQuery>;

/** The columns of the export, in their order. Lists have '; ' between their items; a source without a link has an empty one. */
export const exportColumns = [
  'id',
  'time',
  'precision',
  'title',
  'summary',
  'type',
  'urgency',
  'location',
  'coordinates',
  'sources',
  'links',
  'sourceCount',
  'originCount',
  'judgedBy',
  'archived',
  'updatedAt',
] as const;
