/** One entry of a feed, as plain text. Bidirectional control characters and markup are gone. */
export interface Item {
  /** The feed's own identity of the entry, or null. */
  guid: string | null;
  /** An http(s) address, or null. */
  link: string | null;
  title: string;
  summary: string;
  /** Null when the feed gives no usable date. */
  publishedAt: Date | null;
  /** It has a date that could not be read: it may be old. Missing where it has none, or one that was read. */
  isDateUnread?: true;
  imageUrls: string[];
  videoUrls: string[];
}
