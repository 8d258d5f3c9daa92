/** All items of this many days are kept: users still discuss them, and links of last month still work. */
const fullResolutionDays = 30;

const dayMs = 86_400_000;

interface NumberedItem {
  id: number;
  at: Date;
}

/** A collection of items numbered in order of creation. */
interface Downsampling {
  /** Items created before a time that are not marked as kept. */
  undecided: (before: Date) => Promise<NumberedItem[]>;
  keepForever: (ids: number[]) => Promise<unknown>;
  remove: (ids: number[]) => Promise<unknown>;
}

/**
 * Keeps only the last item of each day (UTC) older than a month: items are created every few minutes and would fill the
 * disk, while a curve over months needs one a day. The newest item is the last of its day, so it stays.
 */
export async function downsample({ undecided, keepForever, remove }: Downsampling, now: Date): Promise<void> {
  const firstDay = Math.floor(+now / dayMs) - fullResolutionDays;
  const items = (await undecided(new Date(firstDay * dayMs))).sort((a, b) => a.id - b.id);
  const lastOf = new Map(items.map(({ id, at }) => [Math.floor(+at / dayMs), id]));
  const kept = [...lastOf.values()];
  const extra = items.map(({ id }) => id).filter((id) => !kept.includes(id));
  if (extra.length > 0) await remove(extra);
  if (kept.length > 0) await keepForever(kept);
}
