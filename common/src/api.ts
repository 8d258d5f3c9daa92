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

/** The calls by what they are about. */
export const features = {
  site: siteCalls,
  auth: authCalls,
  profile: profileCalls,
  settings: settingsCalls,
  events: eventCalls,
  timeline: timelineCalls,
  articles: articleCalls,
  sources: sourceCalls,
  trustedSources: trustedSourceCalls,
  stats: statsCalls,
  scan: scanCalls,
  users: userCalls,
  audit: auditCalls,
  donations: donationCalls,
} as const;

/** Every REST call there is. The router, the browser's client and the access tests are derived from it. */
export const api = {
  ...features.site,
  ...features.auth,
  ...features.profile,
  ...features.settings,
  ...features.events,
  ...features.timeline,
  ...features.articles,
  ...features.sources,
  ...features.trustedSources,
  ...features.stats,
  ...features.scan,
  ...features.users,
  ...features.audit,
  ...features.donations,
} as const;

export type Api = typeof api;
export type CallName = keyof Api;
