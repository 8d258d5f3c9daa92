import { emailGapMs } from '@vigil/common/email-alerts';
import type { Event } from '@vigil/common/events';
import { decideNotification } from '@vigil/common/notify';
import { toShown } from '../../changes/rows.ts';
import { createSerialQueue, inParallel } from '../../kit/concurrency.ts';
import type { Log } from '../../kit/log.ts';
import type { EventStore } from '../events/store.ts';
import type { SettingsStore } from '../settings/store.ts';
import type { UserStore } from '../users/store.ts';
import { type AlertLetter, toLetter } from './letter.ts';
import type { AlertDecisionRow, EmailAlertStore } from './store.ts';

interface SenderOptions {
  emailAlerts: EmailAlertStore;
  settings: Pick<SettingsStore, 'get' | 'unsaved'>;
  users: Pick<UserStore, 'get' | 'isConfirmed'>;
  events: Pick<EventStore, 'rows'>;
  /** Never throws. `later`: another attempt makes sense. */
  send: (
    message: AlertLetter & { to: string },
  ) => Promise<{ outcome: 'sent' } | { outcome: 'later' | 'refused'; reason: string }>;
  home: () => string;
  /** True when the events are a replay of the archive. */
  replay: boolean;
  now: () => Date;
  log: Log;
}

/** How often the waiting events are read. */
const flushMs = 10_000;
/** Messages that are sent at once. */
const concurrency = 4;

/**
 * Sends users by e-mail what their choices let through: the first event at once, those of the time after it (`emailGapMs`)
 * together. Any server may send; the database decides which one does. An event waits there until the mail server has taken
 * it, so a restart loses none.
 */
export function createEmailAlertSender(options: SenderOptions) {
  const { emailAlerts, settings, users, events, now, log } = options;
  const serial = createSerialQueue();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Decides about new events, and about those that may have moved or become more urgent, for each user with e-mail alerts. */
  async function collect(added: Event[], raised: Event[]): Promise<void> {
    if (added.length + raised.length === 0) return;
    for (const { userId, device } of await emailAlerts.listOn()) {
      const account = (await settings.get(userId)) ?? settings.unsaved(userId, now());
      // Whether the browser may notify says nothing about e-mail.
      const rules = { ...device, settings: account, preferences: { ...device.preferences, enabled: true } };
      const toDecision = (event: Event) => ({
        eventId: event.id,
        urgencyLevel: event.urgencyLevel,
        step: event.step ?? 0,
        passed: decideNotification(event, rules, now()) === 'passed',
      });
      await emailAlerts.decide(userId, added.map(toDecision));
      await emailAlerts.redecide(userId, raised.map(toDecision));
    }
    flushSoon();
  }

  function flushSoon(): void {
    if (isStopped) return;
    running = serial(flush).catch((error) => log.error({ err: error }, 'e-mail alerts not sent'));
  }

  async function flush(): Promise<void> {
    await inParallel(concurrency, [...(await emailAlerts.listWaiting())], async ([userId, rows]) => {
      if (!isStopped) await sendTo(userId, rows);
    });
  }

  async function sendTo(userId: string, waiting: AlertDecisionRow[]): Promise<void> {
    // A message whose first attempt failed, or was cut off, is sent as it was.
    const begun = waiting.find(({ batch }) => batch !== null)?.batch;
    const chosen = begun ? waiting.filter(({ batch }) => batch === begun) : waiting;
    const user = await users.get(userId);
    const signature = await emailAlerts.signatureOf(userId);
    const found = await readEvents(chosen);
    const withdrawn = chosen.filter(({ eventId }) => !found.some(({ id }) => id === eventId));
    if (withdrawn.length > 0) await emailAlerts.drop(withdrawn);
    const [first, ...others] = found;
    if (!first) return;
    if (!user || !signature || !users.isConfirmed(user)) return emailAlerts.drop(chosen);
    if (!(await emailAlerts.claim(userId, gapOf(chosen)))) return;
    const rows = chosen.filter((row) => !withdrawn.includes(row));
    const letter = toLetter([first, ...others], {
      home: options.home(),
      replay: options.replay,
      userId,
      username: user.username,
      signature,
      id: begun ?? (await emailAlerts.startBatch(rows)),
      sentBefore: new Map(rows.flatMap(({ eventId, sentLevel }) => (sentLevel ? [[eventId, sentLevel]] : []))),
    });
    const result = await options.send({ to: user.email, ...letter });
    if (result.outcome === 'sent') return emailAlerts.markSent(rows);
    if (result.outcome === 'refused') await emailAlerts.drop(rows);
    log.warn({ reason: result.reason, outcome: result.outcome }, 'e-mail alert not taken');
  }

  /** As they are now: what was hidden or erased since is left out. */
  async function readEvents(rows: AlertDecisionRow[]): Promise<Event[]> {
    const found = await events.rows(rows.map(({ eventId }) => eventId));
    return found.flatMap((row) => toShown(row) ?? []).filter(({ deletedAt }) => deletedAt === null);
  }

  function start(): void {
    timer = setInterval(flushSoon, flushMs).unref();
    flushSoon();
  }

  /** Finishes the messages that are being sent. */
  async function stop(): Promise<void> {
    isStopped = true;
    clearInterval(timer);
    await running;
  }

  return { collect, start, stop };
}

function gapOf(rows: AlertDecisionRow[]): number {
  return Math.min(...rows.map(({ urgencyLevel }) => emailGapMs[urgencyLevel]));
}
