/** A feed as a library read it. */
export interface RawFeed {
  /** The outlet's own page, against which relative addresses are read; may be empty. */
  link: string;
  entries: RawEntry[];
}

/** One entry before it is cleaned: every text may hold markup, may be empty, and is not to be trusted. */
export interface RawEntry {
  guid: string;
  link: string;
  title: string;
  /** The description first, then fuller texts. */
  texts: string[];
  /** The best date first. */
  dates: string[];
  media: RawMedia[];
}

export interface RawMedia {
  url: string;
  /** A content type, or `image`, `video` or `thumbnail`; may be empty. */
  type: string;
  /** Of a picture, in pixels; 0 when it is not told. */
  width: number;
}
