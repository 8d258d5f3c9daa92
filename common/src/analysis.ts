import { z } from 'zod';
import { call } from './call.ts';
import { TitleLanguage } from './events.ts';
import { ForecastKind } from './forecast.ts';
import { Id } from './kit.ts';
import { AtMoment } from './moment.ts';
import { ReportParty } from './reports.ts';

/** From the most to the least threatening. Anything else is shown as unknown. */
export const threatLevels = ['critical', 'high', 'elevated', 'low'] as const;
export const ThreatLevel = z.enum(threatLevels);
export type ThreatLevel = z.infer<typeof ThreatLevel>;

/** The level when the evidence allows no statement about the present. */
export const UnknownLevel = z.literal('unknown');
export type ShownLevel = ThreatLevel | z.infer<typeof UnknownLevel>;

const Percent = z.int().min(0).max(100);

/**
 * The part of a report that a sentence belongs to. `counted`: the table 'What was counted'. The last five are the sections of the
 * detailed analysis, in order.
 */
export const sections = [
  'assessment',
  'patterns',
  'counted',
  'current_situation_analysis',
  'regional_impact_assessment',
  'strategic_implications',
  'risk_analysis',
  'recommendations',
] as const;
export const Section = z.enum(sections);
export type Section = z.infer<typeof Section>;

const Moment = z.iso.datetime();

/** What a report does not know: facts of the feeds when it was written, and how much older than it its newest event is. */
export const Gap = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('feeds'),
    read: z.int().nonnegative(),
    total: z.int().positive(),
    /** Names of some of those that were not read. */
    missed: z.array(z.string()).optional(),
  }),
  z.object({ about: z.literal('sides'), unheard: z.array(ReportParty).min(1) }),
  z.object({ about: z.literal('feed-languages'), tags: z.array(z.string()).min(1) }),
  z.object({ about: z.literal('age'), at: Moment }),
]);
export type Gap = z.infer<typeof Gap>;

/** The end of the hours that are counted; `isPast` if it is long before the report: the sentence then names it. */
const until = { until: Moment, isPast: z.literal(true).optional() };

/** How many days of those before were observed; missing if all were, 0 if too few to compare with. */
const days = { days: z.int().nonnegative().optional() };

/**
 * The sentences that Vigil words itself: which one, and its inputs besides the events that it cites. The verifier words it again
 * from those events and refuses a sentence whose text differs.
 */
export const Template = z.discriminatedUnion('name', [
  /** Nothing is told that may open a report. */
  z.object({ name: z.literal('quiet'), ...until }),
  /** The level, where attacks are going, and how much is new since the report before. */
  z.object({
    name: z.literal('course'),
    level: z.union([ThreatLevel, UnknownLevel]),
    since: Moment.nullable(),
    ...until,
    ...days,
  }),
  /** What is disputed, what rests on one origin, and which side was not read. */
  z.object({ name: z.literal('open'), unheard: z.array(ReportParty), ...until }),
  /** An indicator that moved: how often in the last 72 hours, against the 30 days before. */
  z.object({ name: z.literal('indicator'), indicator: z.string(), ...until, ...days }),
  z.object({ name: z.literal('no-indicator'), ...until }),
  /** A row of 'What was counted': acts of a kind in a country, in the last 24 hours, the 24 before, and a day of the week before. */
  z.object({
    name: z.literal('counted'),
    kind: z.string(),
    country: z.string(),
    last: z.int().nonnegative(),
    before: z.int().nonnegative(),
    week: z.number().nonnegative(),
    ...until,
    ...days,
  }),
  /** A section without an event; `isTold`: without one beside those that stand elsewhere in the report. */
  z.object({ name: z.literal('nothing'), section: Section, isQuoted: z.literal(true).optional(), ...until }),
  z.object({ name: z.literal('forecast'), forecast: ForecastKind, probability: Percent, baseRate: Percent }),
  /** Whose sources are among the reports, and how old the newest event is. */
  z.object({ name: z.literal('voices'), ...until }),
  z.object({ name: z.literal('coverage'), gap: Gap, ...until }),
]);
export type Template = z.infer<typeof Template>;

/** A title in the words of its outlet. */
export const QuotedTitle = z.object({
  /** The item of its report; null for a title by an administrator, and for one of the archive. */
  item: z.string().nullable(),
  title: z.string(),
  /** The language of the title; missing for English. */
  lang: TitleLanguage.optional(),
  /** What the reader makes of a title in another language: an English line by a template. */
  gloss: z.string().optional(),
  source: z.string(),
  /** Empty if the feed gave no link. */
  url: z.string(),
  /** `day`: the time of the day is not known. Null for one without a date. */
  at: Moment.nullable(),
  isDay: z.literal(true).optional(),
  /** Whose title it is beside others: 'Iran denies it', 'Israeli outlets'. */
  label: z.string().optional(),
});
export type QuotedTitle = z.infer<typeof QuotedTitle>;

/** What a quote is made of, so that a page can mark and link its parts. */
export const Quote = z.object({
  /** `event`: its best title, and a denial beside it. `sides`: as the outlets of each side tell it. */
  form: z.enum(['event', 'sides']),
  quoted: z.array(QuotedTitle).min(1),
  /** Names of other origins of the event, and how many more there are. */
  others: z.array(z.string()),
  more: z.int().nonnegative(),
  /** 'toll 87 to 104', 'one source', 'claimed by Iran'. */
  notes: z.array(z.string()),
});
export type Quote = z.infer<typeof Quote>;

/** A sentence of a report, with the events that support it. */
export const Sentence = z.object({
  text: z.string().min(1),
  section: Section,
  eventIds: z.array(z.string()).min(1),
  /** Missing for what a model says in words of its own, and in reports of earlier versions. */
  kind: z.enum(['quote', 'template']).optional(),
  quote: Quote.optional(),
  template: Template.optional(),
  /** Independent origins of all reports of its events; 0 for an event without a source. */
  origins: z.int().nonnegative(),
  /** `more`: from events of one origin that weigh too little for the report itself; only the comprehensive mode shows it. */
  depth: z.enum(['main', 'more']),
  /** Missing if the rules wrote or chose it. */
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
  /** Which of the two are only how often it comes true, no forecast. Missing for none, and in reports of earlier versions. */
  usual: z.array(ForecastKind).optional(),
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
