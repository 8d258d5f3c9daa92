/** So many days back everything is kept: what people still discuss, and what a link of last month leads to. */
const fullResolutionDays = 30;

const dayMs = 86_400_000;

interface NumberedItem {
  id: number;
  at: Date;
}

/** A collection of things made one after the other, numbered in that order. */
export interface Downsampling {
  /** Those made before a time of which it was not yet decided whether they last. */
  undecided: (before: Date) => Promise<NumberedItem[]>;
  keepForever: (ids: number[]) => Promise<unknown>;
  remove: (ids: number[]) => Promise<unknown>;
}

/**
 * Of each day (UTC) that is more than a month past, keeps the last one alone: those made every ten minutes would fill the
 * disk, and a curve over months needs one a day. The newest of all is the last of its day, so it stays.
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
