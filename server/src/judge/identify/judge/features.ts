import { agree } from '../../../language/amounts.ts';
import { agreementOf, isBroad } from '../agreement.ts';
import { doubtOf } from '../conflict.ts';
import type { Dated, Known, Located } from '../known.ts';
import { cosine, overlap } from '../vector.ts';

/** A report, an event that it may belong to, and what the rules and the index say of the two. */
export interface Comparison {
  event: Known;
  report: Located;
  /** Likeness by the rules less the threshold of the rules. */
  margin: number;
  /** The rules would join the two. */
  isJoined: boolean;
}

const hour = 3_600_000;
const fadeHours = 24;
/** Half a day: a report after that time is more likely of another event. */
const ageHours = 12;

/**
 * What the judge weighs, in the order of the weights. Time and most others are means over the core, the first
 * reports of the event: one far member does not draw in what is like it alone, nor the last one what came long after.
 */
export const featureNames = [
  'words and time',
  'reports of the event',
  'words of the likest report',
  'words of the core',
  'words shared with the core',
  'same subject',
  'points of the core',
  'same number',
  'other agent or target',
  'an armed trigger against another',
  'rules join',
  'time since the core',
] as const;

/** One number for each of `featureNames`. */
export function featuresOf({ event, report, isJoined }: Comparison): number[] {
  const { frame, vector, subject, at } = report;
  const { core } = event;
  const mean = (of: (one: Dated) => number) => core.reduce((total, one) => total + of(one), 0) / core.length;
  const share = (holds: (one: Dated) => boolean) => mean((one) => toNumber(holds(one)));
  const hoursApart = mean((one) => Math.abs(at - one.at)) / hour;
  const isBare = report.bare !== null && event.bare !== null;
  const cosines = core.map((one) => cosine(one.vector, vector));
  return [
    cosine(event.vector, vector) * Math.exp(-hoursApart / fadeHours),
    Math.log(event.reports),
    Math.max(...cosines),
    cosines.reduce((total, one) => total + one, 0) / cosines.length,
    mean((one) => overlap(one.vector, vector).total) / termScale,
    share((one) => subject !== null && one.subject === subject),
    mean((one) => agreementOf({ frame: one.frame, isBroad: isBroad(one.frame) }, frame, { isBare })),
    share(({ frame: { amounts } }) => amounts.some((one) => frame.amounts.some((other) => agree(one, other)))),
    share((one) => doubtOf(one.frame, frame) === 'other agent or target'),
    share((one) => doubtOf(one.frame, frame) === 'an armed trigger against another'),
    toNumber(isJoined),
    Math.exp(-hoursApart / ageHours),
  ];
}

/** Brings weights of terms near 1. */
const termScale = 10;

function toNumber(holds: boolean): number {
  return holds ? 1 : 0;
}
