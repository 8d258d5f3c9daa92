/** A feed as a library read it. */
export interface RawFeed {
  /** The outlet's own page, against which relative addresses are read; may be empty. */
  link: string;
  entries: RawEntry[];
}

/** One entry before it is cleaned: every text may hold markup, may be empty, and is not to be trusted. */
export interface RawEntry {
  guid: string;
  /** Absolute where an `xml:base` is in force. */
  link: string;
  title: string;
  /** The description first, then fuller texts, then texts that only stand in for one. */
  texts: RawText[];
  /** The best date first. */
  dates: string[];
  media: RawMedia[];
}

export interface RawText {
  markup: string;
  /** The `xml:base` in force, an absolute address; empty where there is none. */
  base: string;
}

export interface RawMedia {
  /** Absolute where an `xml:base` is in force. */
  url: string;
  /** A content type, or `image`, `video` or `thumbnail`; may be empty. */
  type: string;
  /** Of a picture, in pixels; 0 when it is not told. */
  width: number;
}
