import type { Log } from '../../kit/log.ts';

interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

interface MailServer {
  /** Never throws. */
  send: (message: OutgoingMail) => Promise<{ outcome: 'sent' } | { outcome: 'later' | 'refused'; reason: string }>;
}

export type Mailer = ReturnType<typeof createMailer>;

/** The waits before the second attempt, the third, and so on. */
const retryMs = [5_000, 60_000, 600_000];

/** Sends messages in the background. What the mail server does not take yet is sent again, until this server stops. */
export function createMailer(server: MailServer, log: Log) {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  /** Runs a task that ends in messages; its failure is logged. */
  function run(task: () => Promise<void>): void {
    if (isStopped) return;
    const done = task()
      .catch((error) => log.error({ err: error }, 'mail not sent'))
      .finally(() => running.delete(done));
    running.add(done);
  }

  function send(message: OutgoingMail, tries = 0): void {
    run(async () => {
      const result = await server.send(message);
      if (result.outcome === 'sent') return;
      const waitMs = retryMs[tries];
      if (result.outcome === 'refused' || waitMs === undefined) {
        log.warn({ reason: result.reason, outcome: result.outcome }, 'mail given up');
        return;
      }
      log.info({ reason: result.reason }, 'mail is sent again later');
      const timer = setTimeout(() => {
        timers.delete(timer);
        send(message, tries + 1);
      }, waitMs);
      if (isStopped) clearTimeout(timer);
      else timers.add(timer);
    });
  }

  async function stop(): Promise<void> {
    isStopped = true;
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(running);
  }

  return { run, send, stop };
}
