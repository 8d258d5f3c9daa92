import type { Entrance } from './entrance.ts';
import { analysisHandlers } from './features/analysis/handlers.ts';
import { articleHandlers } from './features/articles/handlers.ts';
import { auditHandlers } from './features/audit/handlers.ts';
import { authHandlers } from './features/auth/handlers.ts';
import { balanceHandlers } from './features/balance/handlers.ts';
import { donationHandlers } from './features/donations/handlers.ts';
import { curationHandlers } from './features/events/curation.ts';
import { eventHandlers } from './features/events/handlers.ts';
import type { Timeline } from './features/events/timeline.ts';
import { notificationHandlers } from './features/notifications/handlers.ts';
import { profileHandlers } from './features/profile/handlers.ts';
import { scanHandlers } from './features/scan/handlers.ts';
import { settingsHandlers } from './features/settings/handlers.ts';
import { siteHandlers } from './features/site/handlers.ts';
import { sourceHandlers } from './features/sources/handlers.ts';
import { statsHandlers } from './features/stats/handlers.ts';
import { trustedSourceHandlers } from './features/trusted-sources/handlers.ts';
import { userHandlers } from './features/users/handlers.ts';
import type { Generating } from './generating.ts';
import type { Env } from './kit/env.ts';
import type { Log } from './kit/log.ts';
import type { Handlers } from './kit/mount.ts';
import { toOpenApi } from './kit/openapi.ts';
import type { Outside } from './outside/outside.ts';
import type { ArticleReader } from './pipeline/article.ts';
import { articleIdentity } from './pipeline/item-identity.ts';
import type { Scanner } from './pipeline/scan.ts';
import { createScanNow } from './pipeline/scan-now.ts';
import type { SourceTester } from './pipeline/test-sources.ts';
import type { Stores } from './stores.ts';

interface Parts {
  env: Env;
  outside: Outside;
  log: Log;
  replay: boolean;
  stores: Stores;
  timeline: Timeline;
  entrance: Entrance;
  articles: ArticleReader;
  scanner: Scanner;
  tester: SourceTester;
  generating: Generating;
  /** The address of our own pages. */
  home: () => string;
}

/** Every call of the contract with what answers it. */
export function createHandlers(parts: Parts): Handlers {
  const { env, outside, log, replay, stores, timeline, entrance, articles, scanner, tester, generating, home } = parts;
  const { door, passwords, captcha } = entrance;
  const { now } = outside;
  const {
    events,
    sources,
    trustedSources,
    scan,
    users,
    sessions,
    throttle,
    acts,
    settings,
    notifications,
    removePerson,
    uploads,
    donations,
  } = stores;
  return {
    ...siteHandlers(
      { isPublic: env.PUBLIC_SITE, donations: outside.checkout !== null, captcha: env.CAPTCHA },
      toOpenApi(),
    ),
    ...authHandlers({ users, sessions, door, passwords, captcha, throttle, acts, log, now }),
    ...profileHandlers({ users, door, passwords, throttle, acts, removePerson }),
    ...settingsHandlers({ settings, users, kept: [sessions, notifications], now }),
    ...eventHandlers(events, timeline, stores.log),
    ...articleHandlers({
      readArticle: articles.read,
      identityOf: articleIdentity,
      events,
      uploads,
      acts,
      throttle,
      now,
    }),
    ...curationHandlers({
      events,
      acts,
      now,
      scanNow: createScanNow(scanner, scan),
      forgetMedia: uploads.forget,
    }),
    ...analysisHandlers(stores.analyses, generating.reporting),
    ...balanceHandlers(stores.balances, generating.weighing),
    ...notificationHandlers({ notifications, settings, events, push: outside.push }),
    ...sourceHandlers({
      sources,
      acts,
      checkUrl: outside.checkUrl,
      readSoon: scanner.readSoon,
      testAll: tester.run,
    }),
    ...trustedSourceHandlers(trustedSources, acts, now),
    ...statsHandlers({ events, sources, scan, now, replay }),
    ...scanHandlers(scan, acts),
    ...userHandlers({ users, sessions, removePerson, acts, now }),
    ...auditHandlers(stores.log, users, events),
    ...donationHandlers({ checkout: outside.checkout, donations, throttle, home, now, log }),
  };
}
