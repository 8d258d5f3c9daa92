import { z } from 'zod';
import { limits } from './limits.ts';
import { filterFields } from './search.ts';

/** Public exports of the timeline. Each accepts the fields of a search. */
export const exportPaths = { rss: '/feed.xml', json: '/feed.json', csv: '/events.csv' } as const;

/** Critical events as an Atom feed of CAP 1.2 alerts. */
export const capPath = '/cap.xml';

/** Pages without scripts: the newest events or one of them, and one event to embed in other sites. */
export const plainPath = '/plain';
export const embedPath = '/embed';

/** `event`: the id of the event that is shown. */
export const PageQuery = z.object({ event: z.string().min(1).max(limits.id).optional() });

/** The number of newest events in a feed. */
export const FeedQuery = z.strictObject({
  ...filterFields,
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type FeedQuery = z.output<typeof FeedQuery>;

/** The urgency is always critical. */
export const CapQuery = FeedQuery.omit({ urgency: true });

/** Defaults to all events. */
export const ExportQuery = z.strictObject({
  ...filterFields,
  limit: z.coerce.number().int().min(1).max(1_000_000).default(1_000_000),
});
export type ExportQuery = z.output<typeof ExportQuery>;

/** The columns of the CSV export, in order. Lists are separated by '; '; a source without a link has an empty one. */
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
