import type { Event } from '@vigil/common/events';

/** The contents of a feed. All URLs are absolute. */
export interface ExportChannel {
  title: string;
  description: string;
  /** The timeline. */
  home: string;
  /** The URL of the feed, with its filter. */
  self: string;
  /** The WebSub hub that announces changes of the feed; null for none. */
  hub: string | null;
  /** Newest first. */
  events: Event[];
  linkOf: (eventId: string) => string;
}
