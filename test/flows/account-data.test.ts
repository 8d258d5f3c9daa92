import { AccountData } from '@vigil/common/account';
import { Device } from '@vigil/common/alerts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, makeUser, openSession } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;

beforeAll(async () => {
  vigil = await startVigil();
});
afterAll(() => vigil.end());

describe('the data of an account', () => {
  it('are profile, settings, sign-ins, browsers and notifications of that user alone, without secrets', async () => {
    const [member, other] = [await makeUser(vigil), await makeUser(vigil)];
    await openSession(vigil, member.id);
    await member.client.call('saveSettings', { body: { alertThreshold: 'low', retentionDays: 60 } });
    const { notifications } = vigil.stores;
    const subscription = (name: string) => ({
      endpoint: `https://push.example/${name}`,
      keys: { p256dh: 'secret-key', auth: 'secret-auth' },
    });
    const sessionId = 'session';
    const device = Device.parse({ preferences: {}, alerts: {}, timeZone: 'Asia/Tehran' });
    await notifications.subscribe(subscription('mine'), { userId: member.id, sessionId, keptDays: 30, device });
    await vigil.stores.passkeys.add({
      _id: 'key',
      userId: member.id,
      name: 'My laptop',
      publicKey: 'secret-public-key',
      counter: 0,
      transports: [],
    });
    await notifications.subscribe(subscription('foreign'), { userId: other.id, sessionId, keptDays: 30 });
    await notifications.decide(Array.from({ length: 120 }, (_, index) => decisionOf(member.id, index)));
    await notifications.decide([decisionOf(other.id, 0)]);

    const { status, headers, body, text } = await member.client.call('accountData');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="vigil-account.json"');
    const data = AccountData.parse(body);
    expect(data.user).toMatchObject({ id: member.id, username: member.username, email: member.email });
    expect(data.settings).toMatchObject({ alertThreshold: 'low', retentionDays: 60 });
    expect(data.signIns).toHaveLength(2);
    expect(data.browsers).toMatchObject([{ pushService: 'push.example', device: { timeZone: 'Asia/Tehran' } }]);
    expect(data.passkeys).toMatchObject([{ name: 'My laptop' }]);
    expect(data.notifications).toHaveLength(120);
    for (const secret of ['secret-public-key', 'secret-key', 'secret-auth', 'bcrypt', 'emailKey', other.id, 'foreign'])
      expect(text).not.toContain(secret);
  });

  it('are given to signed-in users only, and not without limit', async () => {
    expect((await createClient(vigil.url).call('accountData')).status).toBe(401);
    const { client } = await makeUser(vigil);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await client.call('accountData')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

function decisionOf(userId: string, index: number) {
  return {
    _id: `${userId}:event-${index}`,
    userId,
    at: new Date(),
    eventId: `event-${index}`,
    eventType: 'other',
    urgencyLevel: 'low',
    rule: 'passed',
    pushed: 0,
    subscribed: 1,
    expiresAt: new Date(Date.now() + 86_400_000),
  } as const;
}
