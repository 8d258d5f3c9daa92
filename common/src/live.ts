import { z } from 'zod';
import type { Access } from './access.ts';
import { GenerationKind } from './analysis.ts';
import { HealthIssue } from './health-issues.ts';
import { Indicators } from './indicators.ts';
import { ScanProgress } from './scan.ts';
import { SourceState, SourceVerdict } from './sources.ts';
import { ThreatStatus } from './threat.ts';
import { Updates } from './timeline.ts';

interface LiveMessage {
  access: Access;
  payload: z.ZodType;
}

/** Every message that the server sends over the socket: its audience and its payload. Browsers send none. */
export const live = {
  /**
   * The first message of every connection: the position of the log, the current health issues, and the threat status.
   */
  hello: {
    access: 'anyone',
    payload: z.object({
      epoch: z.string(),
      seq: z.int(),
      healthIssues: z.array(HealthIssue),
      threat: ThreatStatus.optional(),
    }),
  },
  /** New events. */
  'new-event': { access: 'anyone', payload: Updates },
  /** Known events that have changed or were removed (`event: null`). */
  'event-updated': { access: 'anyone', payload: Updates },
  'scan-progress': { access: 'anyone', payload: ScanProgress },
  /** A source was read, or reading it failed. */
  'source-updated': { access: 'anyone', payload: SourceState },
  /** A test of all feeds has read this one. */
  'source-tested': { access: 'admin', payload: SourceVerdict },
  /** The health issues of this server have changed. */
  'health-issues-changed': { access: 'anyone', payload: z.object({ healthIssues: z.array(HealthIssue) }) },
  /** The threat status has changed. Sent after the events that changed it. */
  'threat-changed': { access: 'anyone', payload: ThreatStatus },
  /** The state, the count or the last event of an indicator has changed. */
  'indicators-changed': { access: 'anyone', payload: Indicators },
  /** A new analysis or detailed report is available. */
  'analysis-ready': { access: 'anyone', payload: z.object({ id: z.string() }) },
  'balance-ready': { access: 'anyone', payload: z.object({ id: z.string() }) },
  /** A generation has started or ended. */
  generating: { access: 'anyone', payload: z.object({ what: GenerationKind, isRunning: z.boolean() }) },
  /** A list has changed: clients that show it fetch it again. */
  'list-changed': { access: 'anyone', payload: z.object({ list: z.enum(['sources', 'trusted-sources']) }) },
  'admin-list-changed': {
    access: 'admin',
    payload: z.object({ list: z.enum(['users', 'scan-settings', 'webhooks', 'audit']) }),
  },
  /** The server restarts; reconnect at a random time within this many milliseconds. */
  restarting: { access: 'anyone', payload: z.object({ retryIn: z.int() }) },
} as const satisfies Record<string, LiveMessage>;

export type LiveName = keyof typeof live;
export type LivePayload<N extends LiveName> = z.output<(typeof live)[N]['payload']>;
