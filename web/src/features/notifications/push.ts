import { create } from 'zustand';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { useSession } from '../session/store.ts';
import { thisDevice } from './device.ts';
import { keepDevice } from './memory.ts';
import { worker } from './show.ts';
import { areOn, mayNotify } from './state.ts';
import { type Subscribed, subscribe, unsubscribe } from './subscription.ts';

/** The state of this browser's push subscription. `off`: not wanted. */
export type PushState = Subscribed | 'off' | 'asking' | 'unsupported';

export const usePush = create<{ state: PushState }>()(() => ({ state: 'off' }));

/** Subscribes this browser if the user wants notifications, and sends the subscription to the server. */
export const keepSubscribed = oneAtATime(async () => {
  if (!mayNotify() || !areOn() || !useSession.getState().session) return setState('off');
  if (usePush.getState().state !== 'on') setState('asking');
  const pushes = await pushManager();
  const device = thisDevice();
  if (device) await keepDevice(device);
  setState(pushes ? await subscribe(pushes, device) : 'unsupported');
});

/** Ends the subscription of this browser. */
export async function endPush(options?: Parameters<typeof unsubscribe>[1]): Promise<void> {
  setState('off');
  const pushes = await pushManager();
  if (pushes) await unsubscribe(pushes, options);
}

/** The address of this browser at its push service; null where it is not subscribed. */
export async function pushEndpoint(): Promise<string | null> {
  const subscription = await (await pushManager())?.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Undefined where the browser knows no push messages, or runs no worker. */
async function pushManager(): Promise<PushManager | undefined> {
  const registration = await worker();
  return registration?.pushManager;
}

function setState(state: PushState): void {
  usePush.setState({ state });
}
