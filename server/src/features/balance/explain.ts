import { type Balance, type Contribution, factorNames } from '@vigil/common/balance';
import { capital } from '../../kit/event-words.ts';

type Factors = Balance['keyFactors'];

/** For each factor that moved: by how much, for whom, and the items that moved it most. */
export function movesBetween(before: Factors, now: Factors): string[] {
  return factorNames.flatMap((factor) => {
    const change = now[factor].israel - before[factor].israel;
    if (change === 0) return [];
    const side = change > 0 ? 'Israel' : 'Iran';
    const causes = changesBetween(before[factor].contributions, now[factor].contributions)
      .filter(({ points }) => points * change > 0)
      .slice(0, 3)
      .map(({ label, points }) => `${label} (+${Math.abs(points).toFixed(1)})`);
    return [`${capital(factor)} moved +${Math.abs(change)} for ${side} because: ${causes.join('; ')}`];
  });
}

/** What each item moved, the most first: a new one in full, a known one by the difference, one that is gone the other way. */
function changesBetween(before: readonly Contribution[], now: readonly Contribution[]): Contribution[] {
  const old = new Map(before.map((one) => [one.key, one]));
  const kept = new Set(now.map(({ key }) => key));
  const changed = now.map((one) => changeOf(one, old.get(one.key)?.points));
  const gone = before.filter(({ key }) => !kept.has(key));
  return [
    ...changed,
    ...gone.map((one) => ({ ...one, label: `no longer counted: ${one.label}`, points: -one.points })),
  ].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

function changeOf(one: Contribution, old: number | undefined): Contribution {
  if (old === undefined) return one;
  const change = Math.abs(one.points) < Math.abs(old) ? 'less weight of' : 'more weight of';
  return { ...one, label: `${change}: ${one.label}`, points: one.points - old };
}
