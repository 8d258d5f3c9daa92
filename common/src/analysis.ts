import { z } from 'zod';
import { call } from './call.ts';
import { Id } from './kit.ts';
import { AtMoment } from './moment.ts';

/** From the most to the least threatening. Anything else is shown as unknown. */
export const threatLevels = ['critical', 'high', 'elevated', 'low'] as const;
export const ThreatLevel = z.enum(threatLevels);
export type ThreatLevel = z.infer<typeof ThreatLevel>;

/** The level when the evidence allows no statement about the present. */
export const UnknownLevel = z.literal('unknown');
export type ShownLevel = ThreatLevel | z.infer<typeof UnknownLevel>;

const Percent = z.int().min(0).max(100);

/**
 * The part of a report that a sentence belongs to. The last five are the sections of the detailed analysis, in order.
 */
export const sections = [
  'assessment',
  'patterns',
  'current_situation_analysis',
  'regional_impact_assessment',
  'strategic_implications',
  'risk_analysis',
  'recommendations',
] as const;
export const Section = z.enum(sections);
export type Section = z.infer<typeof Section>;

const Moment = z.iso.datetime();

/** False if too few of the days before were observed: then nothing is compared with them. */
const hasBase = z.literal(false).optional();

/** How many days of the base were observed; missing if all were. */
const days = z.int().positive().optional();

/** The hours that are counted ended long before the report: the sentence says when. */
const isPast = z.literal(true).optional();

/** What a report does not know. The first three are facts of the feeds when it was written; the events give the others. */
export const Gap = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('feeds'),
    read: z.int().nonnegative(),
    total: z.int().positive(),
    /** Names of some of those that were not read. */
    missed: z.array(z.string()).optional(),
  }),
  z.object({ about: z.literal('sides'), unheard: z.array(z.enum(['iranian', 'israeli'])).min(1) }),
  z.object({ about: z.literal('feed-languages'), tags: z.array(z.string()).min(1) }),
  /** Languages of the region in which no report stands behind the events of 24 hours. */
  z.object({ about: z.literal('languages') }),
  /** How much older than the report its newest event is. */
  z.object({ about: z.literal('age'), at: Moment }),
]);
export type Gap = z.infer<typeof Gap>;

/**
 * How a sentence was composed from the events it cites. The verifier composes it again from those events and refuses a
 * sentence whose text differs. `until` is the end of the time that is counted.
 */
export const Basis = z.discriminatedUnion('kind', [
  /** One event: what, where, when, how well attested, and its toll with the source of each figure. */
  z.object({ kind: z.literal('incident') }),
  /** The most severe events, with the level and its trend. */
  z.object({
    kind: z.literal('bottom-line'),
    level: z.union([ThreatLevel, UnknownLevel]),
    until: Moment,
    hasBase,
    days,
    isPast,
  }),
  /** Attacks in the last 24 hours, the 24 hours before and the week before. */
  z.object({ kind: z.literal('change'), until: Moment, hasBase, days }),
  /** Events of a theatre in the last 24 hours, by what they tell. */
  z.object({ kind: z.literal('tally'), theatre: z.string(), until: Moment, hasBase, isPast }),
  /** Events since the report before. */
  z.object({ kind: z.literal('since'), since: Moment }),
  /** An indicator: how often in the last 72 hours, against the 30 days before. */
  z.object({ kind: z.literal('indicator'), indicator: z.string(), until: Moment, hasBase, days, isPast }),
  /** Whose sources are among the reports of the events of the last 24 hours, and how old the newest is. */
  z.object({ kind: z.literal('voices'), until: Moment, isPast }),
  /** What is not known. Its events are those of the last 24 hours. */
  z.object({ kind: z.literal('coverage'), until: Moment, gap: Gap, isPast }),
]);
export type Basis = z.infer<typeof Basis>;

/** A statement of a report, with the events that support it. */
export const Sentence = z.object({
  text: z.string().min(1),
  section: Section,
  eventIds: z.array(z.string()).min(1),
  /** Absent where the text is that of an event, or of a model. */
  basis: Basis.optional(),
  /** Independent origins of all reports of its events; 0 for an event without a source. */
  origins: z.int().nonnegative(),
  /** `more`: from events of one origin that weigh too little for the report itself; only the comprehensive mode shows it. */
  depth: z.enum(['main', 'more']),
  /** Missing if the rules wrote it. */
  by: z.literal('model').optional(),
});
export type Sentence = z.infer<typeof Sentence>;

export const Analysis = z.object({
  /** Counts from 1. */
  id: z.string(),
  /** For the latest analysis, the level at the time of the reply; for any other, the level when it was generated. */
  threatLevel: z.union([ThreatLevel, UnknownLevel]),
  /** The rule that set the level. */
  threatReason: z.string(),
  /** The next three fields are computed from `sentences`. */
  threatAssessment: z.string(),
  keyPatterns: z.array(z.string()),
  /** Sections by name, or plain text with paragraphs. */
  detailedAnalysis: z.union([z.record(z.string(), z.unknown()), z.string()]).optional(),
  /** While the level is unknown, the two probabilities are those of the last known level. */
  militaryProbability: Percent,
  diplomacyProbability: Percent,
  sentences: z.array(Sentence),
  /** The period of the report's events. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  generatedAt: z.iso.datetime(),
  /** The time of the newest public event when the level was computed, as in `ThreatStatus`. */
  evidenceAt: z.iso.datetime().nullable().optional(),
  /** The name of the model that wrote at least one of the sentences, or null for a report by rules. */
  model: z.string().nullable(),
  /** When the model was asked. Sentences about later events are written by the rules. */
  modelAt: z.iso.datetime().optional(),
  /** Why the rules wrote a report that a model should have written. */
  modelNote: z.string().optional(),
});
export type Analysis = z.infer<typeof Analysis>;

/** One point of the history. */
export const AnalysisPoint = Analysis.pick({
  id: true,
  threatLevel: true,
  militaryProbability: true,
  diplomacyProbability: true,
  generatedAt: true,
});
export type AnalysisPoint = z.infer<typeof AnalysisPoint>;

/** What can be generated. One generation of a kind runs at a time, over all servers. */
const generations = ['analysis', 'detailed', 'balance'] as const;
export const GenerationKind = z.enum(generations);
export type GenerationKind = z.infer<typeof GenerationKind>;

export const analysisCalls = {
  /** The latest analysis, or the latest at the given time; null if there is none. */
  latestAnalysis: call({
    method: 'GET',
    path: '/api/analysis/latest',
    access: 'anyone',
    query: AtMoment,
    reply: Analysis.nullable(),
  }),
  /** Oldest first, at most a thousand. */
  analysisHistory: call({
    method: 'GET',
    path: '/api/analysis/history',
    access: 'anyone',
    reply: z.array(AnalysisPoint),
  }),
  /** The report as it was stored. */
  analysis: call({ method: 'GET', path: '/api/analysis/:id', access: 'anyone', params: Id, reply: Analysis }),
  generateAnalysis: call({ method: 'POST', path: '/api/analysis/generate', access: 'admin', reply: Analysis }),
  /** A new analysis: the latest one with its detailed report written again. */
  generateDetailed: call({ method: 'POST', path: '/api/analysis/detailed', access: 'admin', reply: Analysis }),
};
