import type { AppContext } from './context.ts';
import { createEmailAlertSender } from './features/email-alerts/sender.ts';
import { createNotifier, type Notifier } from './features/notifications/notifier.ts';

/** The notifier with its e-mail alerts, where the server sends e-mail. */
export function createNotifying({ stores, outside, home, replay, log }: AppContext): Notifier {
  const { push, now, mail } = outside;
  const emails = mail && createEmailAlertSender({ ...stores, send: mail.send, home, replay, now, log });
  const onNews = emails?.collect;
  const notifier = createNotifier({ ...stores, changes: stores.log, push, home, replay, now, log, onNews });
  return {
    ...notifier,
    start: (position) => {
      notifier.start(position);
      emails?.start();
    },
    stop: async () => {
      await notifier.stop();
      await emails?.stop();
    },
  };
}
