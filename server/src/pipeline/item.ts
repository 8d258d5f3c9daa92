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
  imageUrls: string[];
  videoUrls: string[];
}
