import { accountCalls } from './account.ts';
import { analysisCalls } from './analysis.ts';
import { articleCalls } from './articles.ts';
import { auditCalls } from './audit.ts';
import { authCalls } from './auth.ts';
import { balanceCalls } from './balance.ts';
import { donationCalls } from './donations.ts';
import { doubtCalls } from './doubts.ts';
import { emailAlertCalls } from './email-alerts.ts';
import { eventCalls } from './events.ts';
import { evidenceCalls } from './evidence.ts';
import { forecastCalls } from './forecast.ts';
import { indicatorCalls } from './indicators.ts';
import { latencyCalls } from './latency.ts';
import { notificationCalls } from './notifications.ts';
import { passkeyCalls } from './passkeys.ts';
import { profileCalls } from './profile.ts';
import { scanCalls } from './scan.ts';
import { searchCalls } from './search.ts';
import { secondReaderCalls } from './second-reader.ts';
import { settingsCalls } from './settings.ts';
import { siteCalls } from './site.ts';
import { sourceCalls } from './sources.ts';
import { statementCalls } from './statements.ts';
import { statsCalls } from './stats.ts';
import { threatCalls } from './threat.ts';
import { timeCalls } from './time.ts';
import { timelineCalls } from './timeline.ts';
import { trustedSourceCalls } from './trusted-sources.ts';
import { userCalls } from './users.ts';
import { webhookCalls } from './webhooks.ts';

/** The calls by feature. */
export const features = {
  site: siteCalls,
  auth: authCalls,
  profile: profileCalls,
  account: accountCalls,
  passkeys: passkeyCalls,
  settings: settingsCalls,
  notifications: notificationCalls,
  emailAlerts: emailAlertCalls,
  search: searchCalls,
  time: timeCalls,
  events: eventCalls,
  timeline: timelineCalls,
  doubts: doubtCalls,
  secondReader: secondReaderCalls,
  articles: articleCalls,
  threat: threatCalls,
  forecast: forecastCalls,
  indicators: indicatorCalls,
  analysis: analysisCalls,
  balance: balanceCalls,
  sources: sourceCalls,
  trustedSources: trustedSourceCalls,
  stats: statsCalls,
  scan: scanCalls,
  latency: latencyCalls,
  users: userCalls,
  audit: auditCalls,
  donations: donationCalls,
  evidence: evidenceCalls,
  statements: statementCalls,
  webhooks: webhookCalls,
} as const;

/** Every REST call. The router, the browser's client and the access tests are derived from this table. */
export const api = {
  ...features.site,
  ...features.auth,
  ...features.profile,
  ...features.account,
  ...features.passkeys,
  ...features.settings,
  ...features.notifications,
  ...features.emailAlerts,
  ...features.search,
  ...features.time,
  ...features.events,
  ...features.timeline,
  ...features.doubts,
  ...features.secondReader,
  ...features.articles,
  ...features.threat,
  ...features.forecast,
  ...features.indicators,
  ...features.analysis,
  ...features.balance,
  ...features.sources,
  ...features.trustedSources,
  ...features.stats,
  ...features.scan,
  ...features.latency,
  ...features.users,
  ...features.audit,
  ...features.donations,
  ...features.evidence,
  ...features.statements,
  ...features.webhooks,
} as const;

export type Api = typeof api;
export type CallName = keyof Api;
