import type { FeedFigures, Source } from '@vigil/common/sources';

/** The state of a feed, worst first: the order of the table. */
const conditions = ['failing', 'foreign', 'silent', 'unread', 'working', 'paused'] as const;
export type Condition = (typeof conditions)[number];

/** A feed whose newest item is older says nothing, though it answers. */
const silentMs = 3 * 86_400_000;

/** `foreign`: in a language that is not read. `silent`: without a new item for three days. */
export function conditionOf(
  { status, paused, language }: Source,
  figures: FeedFigures | undefined,
  now: number,
): Condition {
  if (paused) return 'paused';
  if (status !== 'active') return status;
  if (language?.isRead === false) return 'foreign';
  return figures?.newestAt && now - Date.parse(figures.newestAt) > silentMs ? 'silent' : 'working';
}

/** By condition; of failing feeds the one that has failed for longest first, the others by name. */
export function worstFirst(
  sources: readonly Source[],
  figures: ReadonlyMap<string, FeedFigures>,
  now: number,
): Source[] {
  const rankOf = (source: Source) => conditions.indexOf(conditionOf(source, figures.get(source.id), now));
  const since = ({ failingSince }: Source) => failingSince ?? '';
  return sources
    .map((source) => ({ source, rank: rankOf(source) }))
    .sort(
      (a, b) =>
        a.rank - b.rank || since(a.source).localeCompare(since(b.source)) || a.source.name.localeCompare(b.source.name),
    )
    .map(({ source }) => source);
}
