/**
 * Maximum lengths of texts, in characters, and of lists. The schemas and the `maxLength` of the form fields both use
 * them. Does not import zod, so that the first load can include it.
 */
export const limits = {
  /** A username on sign-up. */
  username: 64,
  /** At sign-in, where an e-mail address is accepted as well. */
  loginName: 254,
  email: 254,
  /** Longer passwords are rejected before they are hashed. */
  password: 256,
  captchaToken: 4_096,
  /** A field of a passkey's answer. */
  passkeyField: 8_192,
  /** The secret of a link. */
  token: 200,
  /** A first or last name. */
  personName: 100,
  title: 500,
  summary: 5_000,
  location: 200,
  /** The reason of a correction. */
  reason: 300,
  /** The name of a publisher, a feed or a trusted source. */
  sourceName: 200,
  /** The description of a trusted source. */
  description: 2_000,
  /** A URL. */
  url: 2_048,
  /** The text of a search. */
  search: 200,
  /** Any stored id. */
  id: 128,
  /** Events that are changed at once. */
  bulk: 200,
  /** The sources and the addresses of one event. */
  entries: 20,
} as const;

/** The maximum length of a comma-separated list of this many entries of maximum length. */
export function listLength(entryLength: number): number {
  return limits.entries * (entryLength + ', '.length);
}
