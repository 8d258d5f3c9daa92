import { createPush } from '@vigil/server/outside/push';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PushService, pushEnv, startPushService } from '../../fakes/push-service.ts';
import { type Member, makeUser } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let service: PushService;
let vigil: Vigil;
let member: Member;
const message = { payload: '{}', urgency: 'normal', topic: 'topic', ttl: 60 } as const;

beforeAll(async () => {
  service = await startPushService();
  vigil = await startVigil({ push: createPush(pushEnv('127.0.0.1:1'), service.ca) ?? undefined });
  member = await makeUser(vigil);
});
afterAll(async () => {
  await vigil.end();
  await service.close();
});

const subscribe = (endpoint: string) =>
  member.client.call('subscribe', { body: { endpoint, keys: service.subscribe().subscription.keys } });
const count = async () => (await vigil.stores.notifications.listBoundTo(member.id)).length;

describe('the address to which a server pushes', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://android.googleapis.com/gcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://autopush.stage.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://FCM.googleapis.com:443/fcm/send/def',
    'https://fcm.googleapis.com/wp/abc:def',
    'https://jmt17.google.com/fcm/send/abc:def',
    'https://push-chromium.google.com/wp/abc',
    'https://api.push.apple.com/3/device/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://sg2p.notify.windows.com/?token=abc',
  ])('may be that of a browser maker: %s', async (endpoint) => {
    expect((await subscribe(endpoint)).status).toBe(200);
    await member.client.call('unsubscribe', { body: { endpoint } });
    expect(await count()).toBe(0);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com:22/',
    'https://fcm.googleapis.com@evil.example/',
    'https://user@fcm.googleapis.com/',
    'https://user:secret@fcm.googleapis.com/',
    'https://fcm.googleapis.com./fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/',
    'https://fcm.googleapis.com%2eevil.example/',
    'https://evil-fcm.googleapis.com/',
    'https://evilpush.apple.com/',
    'https://push.apple.com/',
    'https://web.push.apple.com.evil.example/',
    'https://push.services.mozilla.com.evil.example/',
    'https://notify.windows.com.evil.example/',
    'https://evil.example/#.push.apple.com',
    'https://google.com/fcm/send/abc',
    'https://evilgoogle.com/fcm/send/abc',
    'https://jmt17.google.com.evil.example/fcm/send/abc',
    'https://jmt17.google.com:8443/fcm/send/abc',
    'https://script.google.com/macros/s/abc/exec',
    'https://script.google.com/fcm/send/../../macros/s/abc/exec',
    'https://docs.google.com/forms/d/e/abc/formResponse',
    'https://jmt17.google.com/fcm/send/',
    'https://jmt17.google.com/',
    'https://evil.example/?.push.apple.com',
    'https://evil.example\\.push.apple.com/',
    'https://web.push.apple.com/#fragment',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://127.0.0.1:2/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//fcm.googleapis.com/',
    '',
  ])('is refused otherwise, in a sentence: %s', async (endpoint) => {
    const { status, body } = await subscribe(endpoint);
    expect(status).toBe(400);
    expect(body.error).toMatch(/\w/);
    expect(await count()).toBe(0);
  });

  it('is not taken with keys that no browser makes', async () => {
    const { keys } = service.subscribe().subscription;
    const off = Buffer.from(keys.p256dh, 'base64url');
    off[64] = (off[64] ?? 0) ^ 1;
    const wrong = [
      { ...keys, p256dh: off.toString('base64url') },
      { ...keys, p256dh: Buffer.alloc(65).toString('base64url') },
      { ...keys, auth: Buffer.alloc(15).toString('base64url') },
      { ...keys, p256dh: '' },
    ];
    for (const one of wrong) {
      const body = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: one };
      expect((await member.client.call('subscribe', { body })).status).toBe(400);
    }
    expect(await count()).toBe(0);
  });

  it('is checked again when something is sent', async () => {
    const push = createPush(pushEnv('127.0.0.1:1'), service.ca);
    expect(await push?.send(service.subscribe().subscription, message)).toEqual({ outcome: 'gone' });
    expect(service.paths).toEqual([]);
  });

  it('is not connected to where its name means an address of this machine', async () => {
    const { port } = new URL(`https://${service.host}`);
    const push = createPush(pushEnv(`localhost:${port}`), service.ca);
    const { keys, endpoint } = service.subscribe().subscription;
    const subscription = { keys, endpoint: endpoint.replace('127.0.0.1', 'localhost') };
    expect(push?.check(subscription)).toEqual(subscription);
    expect(await push?.send(subscription, message)).toMatchObject({ outcome: 'later' });
    expect(service.paths).toEqual([]);
  });

  it('is not believed without a certificate of an authority', async () => {
    const push = createPush(pushEnv(service.host));
    expect(await push?.send(service.subscribe().subscription, message)).toMatchObject({ outcome: 'later' });
    expect(service.paths).toEqual([]);
  });

  it('is not left for another one, wherever it redirects to', async () => {
    const push = createPush(pushEnv(service.host), service.ca);
    const [device, other] = [service.subscribe(), service.subscribe()];
    device.answers = [{ status: 307, headers: { location: other.subscription.endpoint } }];
    expect(await push?.send(device.subscription, message)).toMatchObject({ outcome: 'refused' });
    expect(service.paths).toEqual([new URL(device.subscription.endpoint).pathname]);
  });
});

it('a push service that wants to be left alone is not asked before its time', async () => {
  const push = createPush(pushEnv(service.host), service.ca);
  const device = service.subscribe();
  const asked = service.paths.length;
  device.answers = [{ status: 429, headers: { 'retry-after': '60' } }];
  expect(await push?.send(device.subscription, message)).toEqual({ outcome: 'later', waitMs: 60_000 });
  expect(await push?.send(device.subscription, message)).toMatchObject({
    outcome: 'later',
    waitMs: expect.closeTo(60_000, -4),
  });
  expect(service.paths.length - asked).toBe(1);
});
