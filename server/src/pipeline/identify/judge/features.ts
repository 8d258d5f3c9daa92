import { agree } from '../../../language/amounts.ts';
import type { Frame } from '../../../language/frame.ts';
import { agreementOf, isBroad } from '../agreement.ts';
import { isToldOtherwise } from '../conflict.ts';
import type { Known, Located, Report } from '../index.ts';
import { isSame, shared } from '../same.ts';
import { cosine, overlap } from '../vector.ts';

/** A report, an event that it may belong to, and what the rules and the index say of the two. */
export interface Comparison {
  event: Known;
  report: Located;
  /** Time of the report, ms since 1970. */
  at: number;
  /** Likeness by the rules less the threshold of the rules. */
  margin: number;
  /** The rules would join the two. */
  isJoined: boolean;
  /** Events of the same days: the more there are, the less likely one of them is meant. */
  rivals: number;
}

const hour = 3_600_000;
const fadeHours = 24;

/**
 * What the judge weighs, in the order of the weights. Most features are means over the core, the first reports of the
 * event, so that one far member does not draw in reports that are like it alone.
 */
export const featureNames = [
  'words and time',
  'words of headlines',
  'words shared',
  'heaviest word shared',
  'second word shared',
  'time to the nearest',
  'points of the core',
  'points of headlines',
  'same thing',
  'same person',
  'same number',
  'same country',
  'same agent',
  'other way of telling',
  'both headlines',
  'margin of texts',
  'rivals',
  'rules join',
  'rules join headlines',
  'rules join times rivals',
] as const;

export type FeatureName = (typeof featureNames)[number];

/** One number for each of `featureNames`. */
export function featuresOf({ event, report, at, margin, isJoined, rivals }: Comparison): number[] {
  const { frame, vector } = report;
  const { core } = event;
  const mean = (of: (one: Report) => number) => core.reduce((total, one) => total + of(one), 0) / core.length;
  const share = (holds: (one: Frame) => boolean) => mean((one) => toNumber(holds(one.frame)));
  const words = cosine(event.vector, vector);
  const hoursApart = Math.max(0, event.firstAt - at, at - event.lastAt) / hour;
  const isBare = report.bare !== null && event.bare !== null;
  const bothTexts = report.bare === null && event.bare === null;
  const overlaps = core.map((one) => overlap(one.vector, vector));
  const meanOverlap = (of: 'total' | 'first' | 'second') =>
    overlaps.reduce((total, one) => total + one[of], 0) / overlaps.length / termScale;
  const busy = Math.log(Math.min(Math.max(1, rivals), maxRivals));
  return [
    words * Math.exp(-hoursApart / fadeHours),
    toNumber(isBare) * words,
    meanOverlap('total'),
    meanOverlap('first'),
    meanOverlap('second'),
    Math.log(0.1 + hoursApart),
    mean((one) => agreementOf({ frame: one.frame, isBroad: isBroad(one.frame) }, frame, { isBare })),
    isBare ? agreementOf(event, frame, { isBare }) : 0,
    share(
      ({ things }) =>
        shared(
          things.filter((thing) => thing !== 'strait'),
          frame.things,
        ) > 0,
    ),
    share(({ persons }) => shared(persons, frame.persons) > 0),
    share(({ amounts }) => amounts.some((one) => frame.amounts.some((other) => agree(one, other)))),
    share(({ countries }) => shared(countries, frame.countries) > 0),
    share(({ actor }) => isSame(actor, frame.actor)),
    share((one) => isToldOtherwise(one, frame)),
    toNumber(isBare),
    toNumber(bothTexts) * margin,
    busy,
    toNumber(isJoined),
    toNumber(isJoined && isBare),
    toNumber(isJoined) * busy,
  ];
}

/** More events of the same days than this are in no window that the judge is trained on. */
const maxRivals = 100;

/** Brings weights of terms near 1. */
const termScale = 10;

function toNumber(holds: boolean): number {
  return holds ? 1 : 0;
}
