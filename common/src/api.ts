import { eventCalls } from './events.ts';
import { sourceCalls } from './sources.ts';
import { statsCalls } from './stats.ts';
import { timelineCalls } from './timeline.ts';
import { trustedSourceCalls } from './trusted-sources.ts';

/** Every REST call there is. The router, the browser's client and the access tests are derived from it. */
export const api = { ...eventCalls, ...timelineCalls, ...sourceCalls, ...trustedSourceCalls, ...statsCalls } as const;

export type Api = typeof api;
export type CallName = keyof Api;
