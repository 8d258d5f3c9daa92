/**
 * The longest texts that each field takes, in characters, and the longest lists. The schemas and the `maxLength` of the
 * fields on screen both read them here; free of zod, so that the first load may hold it.
 */
export const limits = {
  /** A username on sign-up. */
  username: 64,
  /** At sign-in, where an e-mail address may stand in its place. */
  loginName: 254,
  email: 254,
  /** Longer ones are refused before any work is done on them. */
  password: 256,
  captchaToken: 4_096,
  /** A first or last name. */
  personName: 100,
  title: 500,
  summary: 5_000,
  location: 200,
  /** Why an event is corrected. */
  reason: 300,
  /** The name of a publisher, of a feed or of a trusted source. */
  sourceName: 200,
  /** What a trusted source is. */
  description: 2_000,
  /** An address of the web. */
  url: 2_048,
  /** The words of a search. */
  search: 200,
  /** The id of anything stored. */
  id: 128,
  /** The sources and the addresses of one event. */
  entries: 20,
} as const;

/** The longest text that holds a full list between commas, each entry as long as it may be. */
export function listLength(entryLength: number): number {
  return limits.entries * (entryLength + ', '.length);
}
