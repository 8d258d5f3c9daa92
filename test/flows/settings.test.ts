import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeUser, openSession } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const dayMs = 86_400_000;

let vigil: Vigil;
let member: Member;
let skippedMs = 0;

beforeAll(async () => {
  vigil = await startVigil({ now: () => new Date(Date.now() + skippedMs) });
  member = await makeUser(vigil);
});
afterAll(() => vigil.end());

const all = {
  alertThreshold: 'low',
  retentionDays: 90,
  analysisMode: 'comprehensive',
  notificationsEnabled: false,
  notificationPreferences: { enabled: true, urgencyLevels: ['critical'], eventTypes: [], soundEnabled: false },
};

describe('the settings of a person', () => {
  it('are the defaults until some are saved', async () => {
    const { status, body } = await member.client.call('settings');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      userId: member.id,
      alertThreshold: 'high',
      retentionDays: 30,
      analysisMode: 'conservative',
      notificationsEnabled: true,
      notificationPreferences: {
        enabled: false,
        urgencyLevels: ['critical', 'urgent', 'high'],
        eventTypes: ['military', 'diplomatic', 'intelligence'],
        soundEnabled: true,
      },
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await member.client.call('settings')).body).toEqual(body);
  });

  it('are kept as a whole, and those left out are the defaults again', async () => {
    const saved = await member.client.call('saveSettings', { body: all });
    expect(saved.body).toMatchObject({ userId: member.id, ...all });
    expect((await member.client.call('settings')).body).toEqual(saved.body);
    const { body } = await member.client.call('saveSettings', { body: { alertThreshold: 'medium' } });
    expect(body).toMatchObject({ alertThreshold: 'medium', retentionDays: 30, notificationsEnabled: true });
  });

  it('keep the notification preferences when only the rest is sent', async () => {
    await member.client.call('saveSettings', { body: all });
    const { notificationPreferences, ...rest } = all;
    await member.client.call('saveSettings', { body: rest });
    expect((await member.client.call('settings')).body.notificationPreferences).toEqual(notificationPreferences);
  });

  it.each([
    ['medium', ['critical', 'urgent', 'high', 'medium']],
    ['high', ['critical', 'urgent', 'high']],
  ])(
    'tick the urgency levels of a new alert threshold, %s, where no levels are sent',
    async (alertThreshold, ticked) => {
      const person = await makeUser(vigil);
      const levelsAfter = async (body: object) =>
        (await person.client.call('saveSettings', { body })).body.notificationPreferences.urgencyLevels;
      await levelsAfter({ alertThreshold: 'low' });
      expect(await levelsAfter({ alertThreshold })).toEqual(ticked);
      const { notificationPreferences } = all;
      expect(await levelsAfter({ alertThreshold: 'low', notificationPreferences })).toEqual(['critical']);
      expect(await levelsAfter({ alertThreshold: 'low' })).toEqual(['critical']);
      expect(await levelsAfter({ alertThreshold })).toEqual(ticked);
    },
  );

  it('are those of one person alone', async () => {
    const other = await makeUser(vigil);
    await member.client.call('saveSettings', { body: all });
    expect((await other.client.call('settings')).body).toMatchObject({ userId: other.id, alertThreshold: 'high' });
  });

  it.each([
    { alertThreshold: 'critical' },
    { retentionDays: 31 },
    { retentionDays: '30' },
    { analysisMode: 'none' },
    { notificationsEnabled: 'yes' },
    { notificationPreferences: { urgencyLevels: ['loud'] } },
    { notificationPreferences: { enabled: true, isAdmin: true } },
    { userId: 'somebody-else' },
    { isAdmin: true },
    { alertThreshold: { $ne: null } },
    [],
  ])('refuse %j and stay as they were', async (body) => {
    const before = (await member.client.call('settings')).text;
    const { status, body: answer } = await member.client.call('saveSettings', { body });
    expect({ status, error: answer.error }).toEqual({ status: 400, error: expect.any(String) });
    expect((await member.client.call('settings')).text).toBe(before);
  });

  it.each([
    ['an empty object', {}],
    ['nothing at all', undefined],
    ['a setting without a value', { alertThreshold: undefined }],
  ])('refuse %s in words and stay as they were', async (_, body) => {
    await member.client.call('saveSettings', { body: all });
    const { status, body: answer } = await member.client.call('saveSettings', { body });
    expect({ status, error: answer.error }).toEqual({
      status: 400,
      error: 'Please name at least one setting to save.',
    });
    expect((await member.client.call('settings')).body).toMatchObject(all);
  });

  it('are saved once when two tabs save the first ones at the same moment', async () => {
    const { client } = await makeUser(vigil);
    const answers = await Promise.all(
      [7, 14, 60, 90].map((retentionDays) => client.call('saveSettings', { body: { retentionDays } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([7, 14, 60, 90]).toContain((await client.call('settings')).body.retentionDays);
  });
});

describe('the days for which data are kept', () => {
  it('hold for the sign-ins of the past at once, shorter and longer', async () => {
    const person = await makeUser(vigil);
    const { sessions } = vigil.stores;
    const past = () => sessions.listSignIns(person.id, '').then((list) => list.filter(({ isOpen }) => !isOpen).length);
    await sessions.begin('an-old-cookie', { userId: person.id, userAgent: 'old', keptDays: 30 });
    await sessions.endAllOf(person.id);
    expect(await past()).toBe(2);

    skippedMs = 8 * dayMs;
    const client = await openSession(vigil, person.id);
    await client.call('saveSettings', { body: { retentionDays: 7 } });
    expect(await past()).toBe(0);
    await client.call('saveSettings', { body: { retentionDays: 60 } });
    expect(await past()).toBe(2);
    skippedMs = 0;
  });

  it('hold for sign-ins to come', async () => {
    const person = await makeUser(vigil);
    await person.client.call('saveSettings', { body: { retentionDays: 90 } });
    expect(await vigil.stores.settings.keptDaysOf(person.id)).toBe(90);
  });
});
