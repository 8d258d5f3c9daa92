import type { Known } from './known.ts';
import { areTogether, isTown } from './place.ts';
import type { Comparable } from './stated-report.ts';
import { cosine } from './vector.ts';

/** What is weighed of a report and an event that it may belong to. Most are means over the event's core. */
export interface Features {
  /** Of the nearest report of the core, and of all. */
  nearest: number;
  mean: number;
  /** Falls to 1/e in a day between the report and the core. */
  time: number;
  /** Logarithm of the number of reports. */
  reports: number;
  kind: number;
  reality: number;
  /** 1 where they name the same, -1 where they name others, 0 where one names none. */
  by: number;
  on: number;
  country: number;
  town: number;
  toll: number;
}

/** How near two reports are; 0 where no model, or another one, read one of them. */
function nearnessOf(one: Comparable, other: Comparable): number {
  return one.vector && other.vector && one.model === other.model ? cosine(one.vector, other.vector) : 0;
}

/** How near the report is to each report of the core. */
export function cosinesOf({ core }: Known, report: Comparable): number[] {
  return core.map((one) => nearnessOf(one, report));
}

/** How near it is to the nearest of them: asked of all events of three days for each report. */
export function nearestCosine({ core }: Known, report: Comparable): number {
  let nearest = -1;
  for (const one of core) nearest = Math.max(nearest, nearnessOf(one, report));
  return nearest;
}

export function featuresOf(event: Known, report: Comparable): Features {
  const { core } = event;
  const cosines = cosinesOf(event, report);
  const mean = (of: (one: Comparable) => number) => core.reduce((sum, one) => sum + of(one), 0) / core.length;
  const hours = mean((one) => Math.abs(report.at - one.at)) / 3_600_000;
  return {
    nearest: Math.max(...cosines),
    mean: cosines.reduce((sum, one) => sum + one, 0) / cosines.length,
    time: Math.exp(-hours / 24),
    reports: Math.log(event.reports),
    kind: mean((one) => Number(one.kind === report.kind)),
    // A denial is of the event that it denies.
    reality: mean((one) =>
      Number(one.reality === report.reality || one.reality === 'denied' || report.reality === 'denied'),
    ),
    by: mean((one) => actorsAgree(one, report)),
    on: mean((one) => agreement(known(one.on), known(report.on))),
    country: mean((one) => agreement(stated(one.country), stated(report.country))),
    town: mean((one) => (areTogether(one, report) ? 1 : isTown(one) && isTown(report) ? -1 : 0)),
    toll: mean((one) => agreement(tollOf(one), tollOf(report))),
  };
}

/** 1 where they name one author, -1 where they name others, 0 where one names none. */
export function actorsAgree(one: Comparable, other: Comparable): -1 | 0 | 1 {
  return agreement(known(one.by), known(other.by));
}

function agreement<T>(a: readonly T[], b: readonly T[]): -1 | 0 | 1 {
  if (a.length === 0 || b.length === 0) return 0;
  return a.some((one) => b.includes(one)) ? 1 : -1;
}

function known(parties: Comparable['by']): Comparable['by'] {
  return parties.filter((party) => party !== 'unknown' && party !== 'other');
}

const anywhere: readonly Comparable['country'][] = ['other', 'region', 'global'];

function stated(country: Comparable['country']): Comparable['country'][] {
  return anywhere.includes(country) ? [] : [country];
}

function tollOf({ act: { deaths, injured } }: Comparable): string[] {
  return [...(deaths > 0 ? [`${deaths} dead`] : []), ...(injured > 0 ? [`${injured} injured`] : [])];
}
