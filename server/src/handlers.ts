import type { Auth } from './auth.ts';
import type { AppContext } from './context.ts';
import { exportHandlers } from './features/account/export.ts';
import { accountHandlers } from './features/account/handlers.ts';
import { analysisHandlers } from './features/analysis/handlers.ts';
import { articleHandlers } from './features/articles/handlers.ts';
import { readForm } from './features/articles/read-form.ts';
import { auditHandlers } from './features/audit/handlers.ts';
import { authHandlers } from './features/auth/handlers.ts';
import { balanceHandlers } from './features/balance/handlers.ts';
import { donationHandlers } from './features/donations/handlers.ts';
import { doubtHandlers } from './features/doubts/handlers.ts';
import { emailAlertHandlers } from './features/email-alerts/handlers.ts';
import { correctionHandlers } from './features/events/corrections.ts';
import { evidenceHandlers } from './features/events/evidence.ts';
import { eventHandlers } from './features/events/handlers.ts';
import { moderationHandlers } from './features/events/moderation.ts';
import { restatementHandlers } from './features/events/restatements.ts';
import type { Timeline } from './features/events/timeline.ts';
import { forecastHandlers } from './features/forecast/handlers.ts';
import { indicatorHandlers } from './features/indicators/handlers.ts';
import { latencyHandlers } from './features/latency/handlers.ts';
import { notificationHandlers } from './features/notifications/handlers.ts';
import { passkeyHandlers } from './features/passkeys/handlers.ts';
import { profileHandlers } from './features/profile/handlers.ts';
import { scanHandlers } from './features/scan/handlers.ts';
import { searchHandlers } from './features/search/handlers.ts';
import { settingsHandlers } from './features/settings/handlers.ts';
import { siteHandlers } from './features/site/handlers.ts';
import { sourceHandlers } from './features/sources/handlers.ts';
import { statsHandlers } from './features/stats/handlers.ts';
import { threatHandlers } from './features/threat/handlers.ts';
import { createAsOf } from './features/time/as-of.ts';
import { timeHandlers } from './features/time/handlers.ts';
import { trustedSourceHandlers } from './features/trusted-sources/handlers.ts';
import { createConfirmPassword } from './features/users/confirm-password.ts';
import { firstPassword } from './features/users/first-password.ts';
import { userHandlers } from './features/users/handlers.ts';
import type { WebhookDispatcher } from './features/webhooks/dispatcher.ts';
import { webhookHandlers } from './features/webhooks/handlers.ts';
import type { Generation } from './generation/generation.ts';
import { toAsyncApi } from './kit/asyncapi.ts';
import type { Handlers } from './kit/mount.ts';
import { toOpenApi } from './kit/openapi.ts';
import type { Observability } from './observability.ts';
import type { ArticleReader } from './pipeline/article.ts';
import { createEvidenceReader } from './pipeline/evidence.ts';
import { articleIdentity } from './pipeline/item-identity.ts';
import { discoverSource } from './pipeline/kinds/discover.ts';
import type { ProbeSource } from './pipeline/probe-source.ts';
import { createTextReader } from './pipeline/read-text.ts';
import type { Scanner } from './pipeline/scan.ts';
import { createScanNow } from './pipeline/scan-now.ts';
import type { SourceTester } from './pipeline/test-sources.ts';
import type { PublicView } from './public-view.ts';

/** The services that handlers use besides the stores. */
export interface Services {
  timeline: Timeline;
  auth: Auth;
  articles: ArticleReader;
  scanner: Scanner;
  tester: SourceTester;
  probe: ProbeSource;
  generation: Generation;
  observability: Observability;
  view: PublicView;
  dispatcher: WebhookDispatcher;
}

/** One handler for every call of the contract. */
export function createHandlers(context: AppContext, services: Services): Handlers {
  const { env, outside, log, replay, stores, home } = context;
  const { timeline, articles, scanner, tester, probe, generation, observability, view, dispatcher } = services;
  const { sessionManager, passwords, captcha, mails } = services.auth;
  const { now } = outside;
  const {
    events,
    search,
    sources,
    trustedSources,
    scan,
    users,
    sessions,
    links,
    throttle,
    auditLog,
    settings,
    notifications,
    removePerson,
    uploads,
    donations,
  } = stores;
  const confirmPassword = createConfirmPassword({ users, passwords, throttle });
  const readEvidence = createEvidenceReader(sources);
  const readText = createTextReader(context.reader);
  return {
    ...siteHandlers({
      site: {
        isPublic: env.PUBLIC_SITE,
        donations: outside.checkout !== null,
        captcha: env.CAPTCHA,
        mail: outside.mail !== null,
        contactEmail: env.CONTACT_EMAIL ?? null,
      },
      writeOpenApi: toOpenApi,
      writeAsyncApi: toAsyncApi,
    }),
    ...authHandlers({
      ...{ users, sessions, sessionManager, passwords, captcha, throttle, mails, auditLog, log, now },
      forgetFirstPassword: firstPassword(env.DATA_DIR).remove,
    }),
    ...passkeyHandlers({ ...stores, sessionManager, confirmPassword, mails, log, isOwnOrigin: context.isOwnOrigin }),
    ...profileHandlers({
      confirmPassword,
      users,
      links,
      passkeys: stores.passkeys,
      sessionManager,
      passwords,
      throttle,
      mails,
      auditLog,
      removePerson,
    }),
    ...accountHandlers({
      ...{ users, links, sessions, passkeys: stores.passkeys, passwords, throttle, auditLog, log, mails, home, now },
      adminsNeedPasskey: env.ADMIN_SECOND_FACTOR === 'passkey',
    }),
    ...exportHandlers({ ...stores, now }),
    ...emailAlertHandlers({ users, emailAlerts: stores.emailAlerts, hasMail: outside.mail !== null }),
    ...settingsHandlers({ settings, users, kept: [sessions, notifications], now }),
    ...eventHandlers({ events, timeline, log: stores.log, startOf: search.startOf }),
    ...searchHandlers({ search }),
    ...timeHandlers({
      asOf: createAsOf({ log: stores.log, events, search, position: stores.tail.position }),
      log: stores.log,
      events,
      search,
      users,
      throttle,
    }),
    ...evidenceHandlers({ events }),
    ...correctionHandlers({ events, readEvidence, readText }),
    ...restatementHandlers({ events, log: stores.log }),
    ...doubtHandlers({ doubts: stores.doubts, events, log: stores.log, now }),
    secondReader: generation.secondReader.state,
    ...articleHandlers({
      readArticle: articles.read,
      readText,
      identityOf: articleIdentity,
      readEvidence,
      events,
      uploads,
      auditLog,
      throttle,
      now,
    }),
    ...moderationHandlers({
      events,
      auditLog,
      now,
      readEvidence,
      readText,
      scanNow: createScanNow(scanner, scan),
      forgetMedia: uploads.forget,
      readForm: (request) => readForm(request, uploads),
    }),
    ...threatHandlers({ threat: view.threat }),
    ...forecastHandlers({ forecasts: stores.forecasts, current: view.forecast, now }),
    ...indicatorHandlers(view.indicators),
    ...analysisHandlers({
      analyses: stores.analyses,
      reports: view.reports,
      reporting: generation.reporting,
    }),
    ...balanceHandlers({
      stored: stores.balances,
      balances: view.balances,
      balancing: generation.balancing,
      curve: generation.curve,
    }),
    ...notificationHandlers({ notifications, settings, events, push: outside.push, throttle, home }),
    ...sourceHandlers({
      sources,
      auditLog,
      checkUrl: outside.checkUrl,
      throttle,
      discover: (url, chosen) => discoverSource(url, outside.fetchPage, chosen),
      probe,
      readSoon: scanner.readSoon,
      testAll: tester.run,
      testOne: tester.testOne,
      plannedReads: scanner.plannedReads,
      arrivals: observability.arrivals.list,
      now,
    }),
    ...trustedSourceHandlers({ trustedSources, auditLog, now }),
    ...statsHandlers({
      events,
      sources,
      scan,
      engine: generation.engine,
      healthIssues: observability.healthIssuesFor,
      now,
      replay,
    }),
    ...scanHandlers({ scan, auditLog }),
    ...latencyHandlers(observability),
    ...userHandlers({ users, sessions, removePerson, auditLog, now }),
    ...auditHandlers({ log: stores.log, users, events }),
    ...webhookHandlers({ webhooks: stores.webhooks, dispatcher, events, auditLog, checkUrl: outside.checkUrl }),
    ...donationHandlers({ checkout: outside.checkout, donations, throttle, home, now, log }),
  };
}
