import { join } from 'node:path';
import { STATES } from 'mongoose';
import { createAuditLog } from './changes/audit-log.ts';
import { createChangeLog } from './changes/log.ts';
import { createProjection } from './changes/project.ts';
import { createTail } from './changes/tail.ts';
import type { Env } from './config/env.ts';
import { connect } from './database/connect.ts';
import { prepareDataFolder } from './database/data-folder.ts';
import { createExpiring } from './database/expiry.ts';
import { makeIndexes } from './database/indexes.ts';
import { createLeases } from './database/lease.ts';
import { readEpoch } from './database/meta.ts';
import { listMissingFeatures } from './database/missing-features.ts';
import { createDiskSpace } from './database/space.ts';
import { createLinkStore } from './features/account/store.ts';
import { createAnalysisStore } from './features/analysis/store.ts';
import { createChallengeStore } from './features/auth/store.ts';
import { createBalanceStore } from './features/balance/store.ts';
import { createDonationStore } from './features/donations/store.ts';
import { createDoubtStore } from './features/doubts/store.ts';
import { createEmailAlertStore } from './features/email-alerts/store.ts';
import { createEventStore } from './features/events/store.ts';
import { createForecastStore } from './features/forecast/store.ts';
import { createUsageLedger } from './features/llm/usage-ledger.ts';
import { createNotificationStore } from './features/notifications/store.ts';
import { createPasskeyStore } from './features/passkeys/store.ts';
import { createScanStore } from './features/scan/store.ts';
import { createSearchStore } from './features/search/store.ts';
import { createSessionStore } from './features/sessions/store.ts';
import { createSettingsStore } from './features/settings/store.ts';
import { createSourceStore } from './features/sources/store.ts';
import { createAppThrottle } from './features/throttle/store.ts';
import { createTrustedSourceStore } from './features/trusted-sources/store.ts';
import { createUploadStore } from './features/uploads/store.ts';
import { createRemovePerson } from './features/users/remove-person.ts';
import { createUserStore } from './features/users/store.ts';
import { createWebhookStore } from './features/webhooks/store.ts';
import type { Log } from './kit/log.ts';

/** The interval of polling for changes of other servers. */
const pollMs = 500;

export type Stores = Awaited<ReturnType<typeof openStores>>;

/** Opens the database and all stores, folded up to the head of the log. */
export async function openStores(env: Env, report: Log, now: () => Date) {
  await prepareDataFolder(env.DATA_DIR);
  const database = await connect(env.MONGODB_URI, env.DATA_DIR, (bytes) =>
    report.info({ bytes }, 'the store was not closed in order: its whole file is checked first'),
  );
  const { connection } = database;
  const log = createChangeLog(connection, await readEpoch(connection), now);
  const projection = createProjection(connection, log);
  const tail = createTail({ log, projection, pollMs, report });
  const events = createEventStore(log, projection, tail);
  const search = createSearchStore(projection, events, report);
  const users = createUserStore(connection);
  const sessions = createSessionStore(connection, now);
  const settings = createSettingsStore(connection);
  const passkeys = createPasskeyStore(connection, now);
  const links = createLinkStore(connection, now);
  const notifications = createNotificationStore(connection, now);
  const emailAlerts = createEmailAlertStore(connection, now);
  const stores = {
    log,
    projection,
    tail,
    auditLog: createAuditLog(log, tail),
    events,
    doubts: createDoubtStore(events),
    search,
    analyses: createAnalysisStore(connection),
    balances: createBalanceStore(connection),
    forecasts: createForecastStore(connection),
    llmUsage: createUsageLedger(connection),
    sources: createSourceStore(connection),
    trustedSources: createTrustedSourceStore(connection),
    users,
    settings,
    notifications,
    emailAlerts,
    sessions,
    /** Every store with data of a user must be listed here. */
    removePerson: createRemovePerson(users, [settings, notifications, emailAlerts, sessions, links, passkeys]),
    passkeys,
    links,
    challenges: createChallengeStore(connection),
    throttle: createAppThrottle(connection, report),
    scan: createScanStore(connection),
    leases: createLeases(connection),
    donations: createDonationStore(connection),
    webhooks: createWebhookStore(connection, now),
    uploads: createUploadStore({ folder: join(env.DATA_DIR, 'uploads'), quotaBytes: env.UPLOAD_QUOTA_MB * 1_000_000 }),
    space: createDiskSpace({
      folder: env.DATA_DIR,
      lowBytes: env.DISK_LOW_MB * 1_000_000,
      connection,
      now,
      log: report,
    }),
    connection,
    /** Rejects if the database does not answer. */
    ping: async () => void (await connection.db?.admin().ping()),
    /** Returns true if the driver has no connection to any server of the database. */
    isLost: () => connection.readyState !== STATES.connected,
    close: async () => {
      stores.space.stop();
      await search.stop();
      await tail.stop();
      await database.close();
    },
  };
  const expiries = await makeIndexes(connection);
  const expiring = createExpiring({ expiries, leases: stores.leases, now, report });
  const lacks = listMissingFeatures({ expiresRows: expiries.length === 0, retriesWrites: database.retriesWrites });
  if (lacks.length > 0) report.warn({ lacks }, 'the database lacks what Vigil would use, and Vigil does without');
  await projection.fillListedAt();
  await users.countAdmins();
  const collisions = await users.claimNames();
  if (collisions > 0) report.warn({ collisions }, 'names of accounts collide with those of others');
  if (database.embedded) await stores.leases.freeAll();
  await tail.catchUp();
  expiring.start();
  const close = async () => {
    await expiring.stop();
    await stores.close();
  };
  return { ...stores, expiring, lacks, close };
}
