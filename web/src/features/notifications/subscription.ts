import type { Device } from '@vigil/common/alerts';
import type { Subscription } from '@vigil/common/notifications';
import { call } from '../../kit/client.ts';

/** `unavailable`: the server cannot push. `failed`: this browser's push service, or the server, did not answer. */
export type Subscribed = 'on' | 'unavailable' | 'failed';

/** Some browsers wait for an unreachable push service without end. */
const timeoutMs = 15_000;

/**
 * Subscribes this browser under the server's present key and sends the subscription, with what the device has chosen, to
 * the server. Never throws.
 */
export async function subscribe(pushes: PushManager, device: Device | null): Promise<Subscribed> {
  try {
    const { publicKey } = await call('GET /api/notifications/push-key');
    if (publicKey === null) {
      await unsubscribe(pushes);
      return 'unavailable';
    }
    const subscription = (await currentUnder(publicKey, pushes)) ?? (await createSubscription(publicKey, pushes));
    await call('POST /api/notifications/subscriptions', {
      body: { ...toBody(subscription), ...(device && { device }) },
    });
    return 'on';
  } catch (error) {
    console.warn('This browser could not be subscribed for push messages.', error);
    return 'failed';
  }
}

/** Ends the subscription of this browser, on the server too if a user is signed in. */
export async function unsubscribe(pushes: PushManager, { isSignedIn = true } = {}): Promise<void> {
  const subscription = await pushes.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  if (isSignedIn) await call('DELETE /api/notifications/subscriptions', { body: { endpoint } });
}

/** The present subscription; null if there is none. Ends one under another key. */
async function currentUnder(publicKey: string, pushes: PushManager): Promise<PushSubscription | null> {
  const kept = await pushes.getSubscription();
  if (!kept || toText(kept.options.applicationServerKey) === publicKey.replace(/=+$/, '')) return kept;
  await unsubscribe(pushes);
  return null;
}

async function createSubscription(publicKey: string, pushes: PushManager): Promise<PushSubscription> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The push service does not answer.')), timeoutMs);
  });
  const asked = pushes.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(publicKey) });
  return Promise.race([asked, timeout]).finally(() => clearTimeout(timer));
}

function toBody(subscription: PushSubscription): Subscription {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } };
}

/** base64url */
function toText(bytes: ArrayBuffer | null): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
