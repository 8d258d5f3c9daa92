import { z } from 'zod';
import type { Access } from './access.ts';
import { Generation } from './analysis.ts';
import { HealthIssue } from './health-issues.ts';
import { ScanProgress } from './scan.ts';
import { SourceState } from './sources.ts';
import { ThreatStatus } from './threat.ts';
import { Updates } from './timeline.ts';

interface Message {
  access: Access;
  payload: z.ZodType;
}

/** Every message that the server sends over the socket: who hears it and what it carries. Browsers send none. */
export const live = {
  /** First on every connection: where the log stands, what is impaired, if anything is, and the threat status. */
  hello: {
    access: 'anyone',
    payload: z.object({
      epoch: z.string(),
      seq: z.int(),
      impairments: z.array(HealthIssue).optional(),
      threat: ThreatStatus.optional(),
    }),
  },
  /** Events that nobody has seen before. */
  'new-event': { access: 'anyone', payload: Updates },
  /** Known events that grew, changed, came back, or are gone (`event: null`). */
  'event-updated': { access: 'anyone', payload: Updates },
  'scan-progress': { access: 'anyone', payload: ScanProgress },
  /** A source was read, or could not be. */
  'source-updated': { access: 'anyone', payload: SourceState },
  /** What this server sees of the world is impaired in other ways than before, or no longer. */
  impaired: { access: 'anyone', payload: z.object({ impairments: z.array(HealthIssue) }) },
  /** The threat status is another one than before. Follows the events that changed it. */
  'threat-changed': { access: 'anyone', payload: ThreatStatus },
  /** A new analysis, or its detailed report, can be read. */
  'analysis-ready': { access: 'anyone', payload: z.object({ id: z.string() }) },
  'balance-ready': { access: 'anyone', payload: z.object({ id: z.string() }) },
  /** Something is being generated, or no longer. */
  generating: { access: 'anyone', payload: z.object({ what: Generation, isRunning: z.boolean() }) },
  /** A list is another one than before: who shows it asks for it anew. */
  'list-changed': { access: 'anyone', payload: z.object({ list: z.enum(['sources', 'trusted-sources']) }) },
  'admin-list-changed': { access: 'admin', payload: z.object({ list: z.enum(['users', 'scan-settings', 'audit']) }) },
  /** The server goes down for a restart; reconnect at a moment of your own within this many milliseconds. */
  restarting: { access: 'anyone', payload: z.object({ retryIn: z.int() }) },
} as const satisfies Record<string, Message>;

export type LiveName = keyof typeof live;
export type LivePayload<N extends LiveName> = z.output<(typeof live)[N]['payload']>;

/** The type parameter of Socket.IO on both sides. */
export type ServerMessages = { [N in LiveName]: (payload: LivePayload<N>) => void };
