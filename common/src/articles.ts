import { z } from 'zod';
import { call } from './call.ts';
import { Event, EventType, JudgedBy, Place, UrgencyLevel } from './events.ts';
import { WebAddress, whenMissing } from './kit.ts';
import { limits } from './limits.ts';

const required = 'Article URL is required';
const ArticleUrl = z
  .string({ error: whenMissing(required) })
  .trim()
  .min(1, required)
  .pipe(WebAddress);

/** Values set by an administrator. The rules decide those that are missing. */
const choices = {
  eventType: EventType.optional(),
  urgencyLevel: UrgencyLevel.optional(),
  location: z.string().trim().max(limits.location).optional(),
  customSummary: z.string().trim().max(limits.summary).optional(),
};

export const ArticleRequest = z.strictObject({ url: ArticleUrl, ...choices });
export type ArticleRequest = z.infer<typeof ArticleRequest>;

/** An article as extracted: plain text, and http(s) links only. */
export const Article = z.object({
  /** After redirects. */
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The main text. An empty line separates paragraphs. */
  text: z.string(),
  siteName: z.string(),
  byline: z.string(),
  /** BCP 47, or empty. */
  language: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  imageUrls: z.array(z.string()),
  videoUrls: z.array(z.string()),
  eventType: EventType,
  urgencyLevel: UrgencyLevel,
  location: z.string(),
  place: Place.nullable(),
  judgedBy: JudgedBy,
  /** True if the rules judge the article to be about the conflict. */
  relevant: z.boolean(),
});
export type Article = z.infer<typeof Article>;

/** Limits for the files of an event. */
export const uploadLimits = { files: 6, imageBytes: 5_000_000, videoBytes: 50_000_000 } as const;

/** The state of the event that an article was added to; `erased` is permanent. */
export const ArticleState = z.enum(['active', 'hidden', 'erased']);
export type ArticleState = z.infer<typeof ArticleState>;

/** An article with the state of its event; `state` is null if the timeline has no such event. */
export const AnalyzedArticle = Article.extend({ state: ArticleState.nullable() });
export type AnalyzedArticle = z.infer<typeof AnalyzedArticle>;

/** The field `eventData` of the multipart form, as JSON. Missing fields are read from the article. */
export const ArticleEvent = z.strictObject({
  url: ArticleUrl,
  ...choices,
  title: z.string().trim().max(limits.title).optional(),
  timestamp: z.iso.datetime().optional(),
  imageUrls: z.array(z.string().max(limits.url)).max(limits.entries).optional(),
  videoUrls: z.array(z.string().max(limits.url)).max(limits.entries).default([]),
  /** Adds the article even if its event was erased. */
  again: z.boolean().default(false),
  mediaCount: z.int().min(0).max(uploadLimits.files).default(0),
});
export type ArticleEvent = z.infer<typeof ArticleEvent>;

export const articleCalls = {
  analyzeArticle: call({
    method: 'POST',
    path: '/api/admin/analyze-article',
    access: 'admin',
    body: ArticleRequest,
    reply: AnalyzedArticle,
  }),
  /** What the built-in reader makes of a text, to fill in a form. */
  readText: call({
    method: 'POST',
    path: '/api/admin/read-text',
    access: 'admin',
    body: z.strictObject({
      title: z.string().trim().min(1).max(limits.title),
      summary: z.string().trim().max(limits.summary).default(''),
    }),
    reply: z.object({
      /** It is about the conflict. */
      relevant: z.boolean(),
      eventType: EventType,
      urgencyLevel: UrgencyLevel,
      /** 'Unknown' where it names no place. */
      location: z.string(),
    }),
  }),
  /** Multipart: `eventData` (an `ArticleEvent` in JSON) and the files. */
  createTimelineEvent: call({
    method: 'POST',
    path: '/api/admin/create-timeline-event',
    access: 'admin',
    sending: 'form',
    body: ArticleEvent,
    reply: Event,
  }),
};
