import { call } from '../../kit/client.ts';
import { toast } from '../../kit/toast.ts';
import { keepSubscribed, pushEndpoint } from './push.ts';
import { ofTest, showAll } from './show.ts';
import { unlockSound } from './sound.ts';

/** Long enough to look for the notification, and to read where it may be hiding. */
const testToastMs = 12_000;

/** Shows a notification as events do, and sends one by way of the push service as well. Called by a gesture. */
export async function sendTest(isLoud: boolean): Promise<void> {
  unlockSound();
  await showAll([ofTest], isLoud);
  const isPushed = await pushTest().catch(() => false);
  toast({
    title: 'Test notification sent',
    description: `If you see none, your system holds it back: look at its own notification settings, or whether it is set not to disturb. ${
      isPushed
        ? 'It was sent through the push service as well, which reaches you while Vigil is closed.'
        : 'This browser can be notified only while Vigil is open.'
    }`,
    ms: testToastMs,
  });
}

/** Resolves to whether the push service has taken it. */
async function pushTest(): Promise<boolean> {
  await keepSubscribed();
  const endpoint = await pushEndpoint();
  if (endpoint === null) return false;
  return (await call('POST /api/notifications/test', { body: { endpoint } })).sent;
}
