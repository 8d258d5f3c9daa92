import { z } from 'zod';
import { ThreatStatus } from './threat.ts';
import { Update } from './timeline.ts';

/** The stream of public events for other programs: `text/event-stream`, the same for every reader. */
export const streamPath = '/api/stream';

/**
 * The messages of the stream. Each has an id `EPOCH:SEQ`, the position of the log; a client that connects with it as
 * `Last-Event-ID` receives what has changed since.
 */
export const streamMessages = {
  /** The first message of a connection. `complete`: no update since `Last-Event-ID` is missing. */
  hello: z.object({ epoch: z.string(), seq: z.int(), complete: z.boolean() }),
  /** An event as it stands after a change; null if it is no longer public. */
  update: Update,
  /** The threat status has changed. It also follows `hello`. */
  threat: ThreatStatus,
} as const satisfies Record<string, z.ZodType>;

export type StreamName = keyof typeof streamMessages;
export type StreamPayload<N extends StreamName> = z.output<(typeof streamMessages)[N]>;
