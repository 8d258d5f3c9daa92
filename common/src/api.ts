import { articleCalls } from './articles.ts';
import { auditCalls } from './audit.ts';
import { authCalls } from './auth.ts';
import { donationCalls } from './donations.ts';
import { eventCalls } from './events.ts';
import { profileCalls } from './profile.ts';
import { scanCalls } from './scan.ts';
import { settingsCalls } from './settings.ts';
import { siteCalls } from './site.ts';
import { sourceCalls } from './sources.ts';
import { statsCalls } from './stats.ts';
import { timelineCalls } from './timeline.ts';
import { trustedSourceCalls } from './trusted-sources.ts';
import { userCalls } from './users.ts';

/** Every REST call there is. The router, the browser's client and the access tests are derived from it. */
export const api = {
  ...siteCalls,
  ...authCalls,
  ...profileCalls,
  ...settingsCalls,
  ...eventCalls,
  ...timelineCalls,
  ...articleCalls,
  ...sourceCalls,
  ...trustedSourceCalls,
  ...statsCalls,
  ...scanCalls,
  ...userCalls,
  ...auditCalls,
  ...donationCalls,
} as const;

export type Api = typeof api;
export type CallName = keyof Api;
