import type { z } from 'zod';

/**
 * Pass it to `safeParse`: errors become sentences for the user who filled in the form. Schemas give the sentences that
 * are specific to one form; these replace zod's own for all others.
 */
export const inSentences = { error: toSentence } as const;

/**
 * The issue to report if only one can be: the first in the order of the schema; missing or wrong values come before
 * values that are too long.
 */
export function firstIssue(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  return issues.find(({ code }) => code !== 'too_big') ?? issues[0];
}

/** The sentence for a text that is too long, for rules that check lengths themselves. */
export function tooLong(field: string, longest: number): string {
  return `${subject([field])} may have at most ${plural(longest, 'character')}.`;
}

/** Names of fields as users know them; others keep their names in the contract. */
const names: Record<string, string> = {
  username: 'username',
  password: 'password',
  confirmPassword: 'confirmed password',
  currentPassword: 'current password',
  newPassword: 'new password',
  token: 'link',
  captchaToken: 'security verification',
  email: 'e-mail address',
  firstName: 'first name',
  lastName: 'last name',
  title: 'title',
  summary: 'summary',
  customSummary: 'summary',
  location: 'location',
  eventType: 'event type',
  urgencyLevel: 'urgency',
  timestamp: 'time',
  sources: 'sources',
  sourceUrls: 'source URLs',
  imageUrls: 'image URLs',
  videoUrls: 'video URLs',
  imageUrl: 'image address',
  name: 'name',
  url: 'address',
  description: 'description',
  category: 'category',
  reliability: 'reliability',
  reason: 'reason',
  alertThreshold: 'alert threshold',
  retentionDays: 'data retention',
  analysisMode: 'analysis mode',
  urgencyLevels: 'urgency levels',
  eventTypes: 'event types',
  intervalMinutes: 'scan interval',
  q: 'search text',
  place: 'place',
  source: 'source',
};

/** 'The title', or 'Each of the sources' for an entry of a list. */
function subject(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'The request';
  if (typeof last === 'number') return `Each of ${lower(subject(path.slice(0, -1)))}`;
  const name = String(last);
  return `The ${Object.hasOwn(names, name) ? names[name] : `field ${quote(name)}`}`;
}

function toSentence(issue: z.core.$ZodRawIssue): string {
  const what = subject(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined && what !== 'The request') return `${what} is missing.`;
      return `${what} must be ${kinds[issue.expected] ?? 'of another type'}.`;
    case 'too_big':
      return `${what} may ${bound(issue.origin, 'at most', issue.maximum)}.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `${what} is missing.`;
      return `${what} must ${bound(issue.origin, 'at least', issue.minimum)}.`;
    case 'invalid_value':
      if (issue.input === undefined || issue.input === '') return `${what} is missing.`;
      return `${what} must be one of ${listed(issue.values.map(String))}.`;
    case 'invalid_format':
      return `${what} must be ${formats[issue.format] ?? 'written in another way'}.`;
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.slice(0, 3).map(quote).join(', ')} here.`;
    case 'invalid_union':
      return unionSentence(issue.input, what, issue.errors);
    default:
      return `${what} is not valid.`;
  }
}

/** As zod calls the types that it expects. */
const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
  record: 'a JSON object',
};

/** As zod calls the formats that it expects. */
const formats: Record<string, string> = {
  email: 'a valid e-mail address',
  url: 'a valid address',
  datetime: 'a date and time, such as 2026-01-02T03:04:05Z',
  date: 'a day, such as 2026-01-02',
};

function bound(origin: string, atMost: 'at most' | 'at least', limit: number | bigint): string {
  if (origin === 'string') return `have ${atMost} ${plural(Number(limit), 'character')}`;
  if (origin === 'array' || origin === 'set') return `have ${atMost} ${plural(Number(limit), 'entry', 'entries')}`;
  return `be ${atMost} ${limit}`;
}

/** A union of formats: each one is named. */
function unionSentence(input: unknown, what: string, errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  if (input === undefined) return `${what} is missing.`;
  const forms = errors.flatMap(([issue]) => (issue?.code === 'invalid_format' ? (formats[issue.format] ?? []) : []));
  return forms.length > 0 ? `${what} must be ${forms.join(', or ')}.` : `${what} is not valid.`;
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** User input, truncated and without line breaks. */
function quote(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}”`;
}

/** A sentence names a dozen values at most. */
const maxListed = 12;

function listed(values: readonly string[]): string {
  if (values.length <= maxListed) return `these: ${values.join(', ')}`;
  return `${values.length} values, such as ${values.slice(0, maxListed).join(', ')}`;
}
