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

/** What an administrator decided before reading; empty fields are judged by the rules. */
const choices = {
  eventType: EventType.optional(),
  urgencyLevel: UrgencyLevel.optional(),
  location: z.string().trim().max(limits.location).optional(),
  customSummary: z.string().trim().max(limits.summary).optional(),
};

export const ArticleRequest = z.strictObject({ url: ArticleUrl, ...choices });
export type ArticleRequest = z.infer<typeof ArticleRequest>;

/** An article as it was read: plain text, links of http(s) alone. */
export const Article = z.object({
  /** After redirects. */
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The main text, paragraphs apart by an empty line. */
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
  /** The rules hold it to be about the conflict. */
  relevant: z.boolean(),
});
export type Article = z.infer<typeof Article>;

/** What may be uploaded with an event. */
export const uploadLimits = { files: 6, imageBytes: 5_000_000, videoBytes: 50_000_000 } as const;

/** The state of the event that an article was added to; `erased` is permanent. */
export const ArticleState = z.enum(['active', 'hidden', 'erased']);
export type ArticleState = z.infer<typeof ArticleState>;

/** An article with what the timeline already holds of it; `state` is null where that is nothing. */
export const AnalyzedArticle = Article.extend({ state: ArticleState.nullable() });
export type AnalyzedArticle = z.infer<typeof AnalyzedArticle>;

/** The field `eventData` of the multipart form, as JSON. What is left out is read from the article. */
export const ArticleEvent = z.strictObject({
  url: ArticleUrl,
  ...choices,
  title: z.string().trim().max(limits.title).optional(),
  timestamp: z.iso.datetime().optional(),
  imageUrls: z.array(z.string().max(limits.url)).max(limits.entries).optional(),
  videoUrls: z.array(z.string().max(limits.url)).max(limits.entries).default([]),
  /** Add it though its event was erased for good. */
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
