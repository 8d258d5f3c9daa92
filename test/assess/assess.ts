import type { Sentence, ShownLevel } from '@vigil/common/analysis';
import { type FactorName, factorNames } from '@vigil/common/balance';
import type { Indicator } from '@vigil/common/indicators';
import type { ThreatStatus } from '@vigil/common/threat';
import { factsOf } from '@vigil/server/assessment/facts';
import { indicatorsAt, signalledBy } from '@vigil/server/assessment/indicators';
import { levelIn } from '@vigil/server/features/analysis/level-in';
import { writeReport } from '@vigil/server/features/analysis/report';
import { computeBalance, inputsAt, titlesOf } from '@vigil/server/features/balance/balance';
import { threatFactsOf } from '@vigil/server/features/threat/facts';
import { statusOf } from '@vigil/server/features/threat/status';
import type { EventRecord } from '@vigil/server/timeline/change';

/** What Vigil would show at a time, from these events alone and with all feeds read. */
export interface Assessment {
  at: string;
  events: number;
  threatLevel: ShownLevel;
  threatReason: string;
  militaryProbability: number;
  diplomacyProbability: number;
  indicators: Indicator[];
  sentences: AssessedSentence[];
  factors: Record<FactorName, { israel: number; iran: number; description: string }>;
  israelAdvantage: number;
  iranAdvantage: number;
}

/** `item`: the item that a quote is of; null for a title of an administrator or of the archive. */
type AssessedSentence = Pick<
  Sentence,
  'section' | 'text' | 'eventIds' | 'origins' | 'depth' | 'kind' | 'quote' | 'template'
> & {
  item?: string | null;
};

/** By the functions that the server calls. `since`: when the report before was written. */
export function assess(events: readonly EventRecord[], at: Date, since: string | null = null): Assessment {
  const known = events.filter(({ timestamp }) => Date.parse(timestamp) <= +at);
  const status = statusAt(known, at);
  const { threatLevel, threatReason, militaryProbability, diplomacyProbability } = levelIn(status);
  const { forecast } = status;
  const circumstances = { level: threatLevel, since, isDetailed: true, at: at.toISOString(), forecast };
  const report = writeReport(known, null, circumstances);
  const balance = computeBalance(inputsAt(known, at), titlesOf(known));
  return {
    at: at.toISOString(),
    events: known.length,
    threatLevel,
    threatReason,
    militaryProbability,
    diplomacyProbability,
    indicators: indicatorsAt(
      known.map((event) => signalledBy(factsOf(event))),
      +at,
      false,
    ),
    sentences: (report?.sentences ?? []).map(({ by: _, ...sentence }) => {
      return { ...sentence, ...(sentence.quote && { item: sentence.quote.quoted[0]?.item ?? null }) };
    }),
    factors: balance.keyFactors && factorsOf(balance.keyFactors),
    israelAdvantage: balance.israelAdvantage,
    iranAdvantage: balance.iranAdvantage,
  };
}

/** The threat status that these events give, with all feeds read. */
export function statusAt(known: readonly EventRecord[], at: Date): ThreatStatus {
  const events = known.map((event) => threatFactsOf(event));
  return statusOf({ events, coverage: allRead(at), now: at, seq: known.length });
}

type Factors = Assessment['factors'];

function factorsOf(all: Factors): Factors {
  const pick = (name: FactorName) => {
    const { israel, iran, description } = all[name];
    return { israel, iran, description };
  };
  const [military, technology, alliances, economy, geography, intelligence] = factorNames;
  return {
    [military]: pick(military),
    [technology]: pick(technology),
    [alliances]: pick(alliances),
    [economy]: pick(economy),
    [geography]: pick(geography),
    [intelligence]: pick(intelligence),
  };
}

function allRead(at: Date) {
  const moment = at.toISOString();
  return { read: 2, total: 2, lastReadAt: moment, sides: { israeli: moment, iranian: moment }, unheard: [] };
}
