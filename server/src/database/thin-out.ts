/** So many days back everything is kept: what people still discuss, and what a link of last month leads to. */
const keptDays = 30;

const dayMs = 86_400_000;

interface Made {
  id: number;
  at: Date;
}

/** A collection of things made one after the other, numbered in that order. */
export interface Thinning {
  /** Those made before a time of which it was not yet decided whether they last. */
  undecided: (before: Date) => Promise<Made[]>;
  keepForGood: (ids: number[]) => Promise<unknown>;
  remove: (ids: number[]) => Promise<unknown>;
}

/**
 * Of each day (UTC) that is more than a month past, keeps the last one alone: those made every ten minutes would fill the
 * disk, and a curve over months needs one a day. The newest of all is the last of its day, so it stays.
 */
export async function thinOut({ undecided, keepForGood, remove }: Thinning, now: Date): Promise<void> {
  const firstDay = Math.floor(+now / dayMs) - keptDays;
  const made = (await undecided(new Date(firstDay * dayMs))).sort((a, b) => a.id - b.id);
  const lastOf = new Map(made.map(({ id, at }) => [Math.floor(+at / dayMs), id]));
  const lasting = [...lastOf.values()];
  const extra = made.map(({ id }) => id).filter((id) => !lasting.includes(id));
  if (extra.length > 0) await remove(extra);
  if (lasting.length > 0) await keepForGood(lasting);
}
