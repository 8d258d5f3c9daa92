export interface PageRequest {
  url: string;
  /** What the page must be: decides the accepted content types. */
  kind: 'feed' | 'article';
  /** Limit in bytes after decompression. */
  maxBytes: number;
  /** Of the last answer, for a conditional request. */
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
}

export type Page =
  | { unchanged: true }
  | {
      unchanged: false;
      /** After redirects. */
      url: string;
      contentType: string | null;
      bytes: Uint8Array;
      etag: string | null;
      lastModified: string | null;
    };

/** Reads a public http(s) page; throws a `Fault` whose message says in a sentence why it could not. */
export type FetchPage = (request: PageRequest) => Promise<Page>;
