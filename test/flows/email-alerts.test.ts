import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Device, DeviceAlerts } from '@vigil/common/alerts';
import { emailGapMs } from '@vigil/common/email-alerts';
import { NotificationPreferences } from '@vigil/common/settings';
import { makeReport } from '@vigil/common/testing/make';
import type { Added } from '@vigil/server/timeline/change';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Letter, type MailServer, startMailServer } from '../fakes/mail-server.ts';
import { createClient, goodPassword, type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let mail: MailServer;
let vigil: Vigil;
let admin: Member;
let skippedMs = 0;
/** The server's clock begins at noon of UTC, which is 15:30 in Tehran. */
const begun = Date.now();
const noon = Date.parse('2030-01-02T12:00:00.000Z');
const now = () => new Date(noon + (Date.now() - begun) + skippedMs);

beforeAll(async () => {
  mail = await startMailServer();
  vigil = await startVigil({ env: smtp(), now });
  admin = await makeUser(vigil, { isAdmin: true });
});
afterAll(async () => {
  await vigil.end();
  await mail.stop();
});

const smtp = () => ({ SMTP_URL: mail.url, SMTP_FROM: 'Vigil <vigil@vigil.example>' });

let member: Member;
afterEach(() => member.client.call('saveEmailAlerts', { body: { device: null } }));

const choose = (alerts: Partial<DeviceAlerts> = {}, timeZone = 'UTC'): Device => ({
  preferences: NotificationPreferences.parse({ urgencyLevels: ['critical'], eventTypes: ['military'] }),
  alerts: DeviceAlerts.parse(alerts),
  timeZone,
});

/** A user with a confirmed address and these alerts. */
async function makeAlerted(device = choose(), at = vigil): Promise<void> {
  member = await makeUser(at);
  await member.client.call('requestConfirmation');
  const token = /#confirm=([\w-]+)/.exec((await nextLetter(0)).text)?.[1] ?? '';
  await createClient(at.url).call('confirmEmail', { body: { token } });
  expect((await member.client.call('saveEmailAlerts', { body: { device } })).status).toBe(200);
}

const letters = () => mail.letters.filter(({ to }) => to.includes(member.email));
/** The message after `before` others; the first one asks for the confirmation of the address. */
async function nextLetter(before = 1): Promise<Letter> {
  await expect.poll(() => letters().length).toBeGreaterThan(before);
  return letters()[before] ?? expect.fail('no letter');
}

async function happen(of: Partial<Added> = {}, at: Pick<Vigil, 'stores'> = vigil): Promise<string> {
  const timestamp = now().toISOString();
  const draft = nextDraft({ timestamp, eventType: 'military', urgencyLevel: 'critical', archived: false, ...of });
  await at.stores.events.append([draft]);
  return draft.eventId;
}

/** A further report of an event. */
async function report(eventId: string, urgencyLevel: Added['urgencyLevel']): Promise<void> {
  const item = `more-${urgencyLevel}-${eventId}`;
  const data = { report: makeReport({ item, source: 'Second Courier' }), imageUrls: [], urgencyLevel };
  await vigil.stores.events.append([{ op: 'report', eventId, item, by: 'test', data }]);
}

/** A later report that counts this number of dead. */
async function countDead(eventId: string, dead: number): Promise<void> {
  const item = `dead-${dead}-${eventId}`;
  const publishedAt = new Date(now().getTime() + dead * 60_000).toISOString();
  const figures = [{ what: 'killed' as const, value: String(dead), low: dead, high: dead, words: 'A toll.' }];
  const data = { report: makeReport({ item, publishedAt, figures }), imageUrls: [], urgencyLevel: 'low' as const };
  await vigil.stores.events.append([{ op: 'report', eventId, item, by: 'test', data }]);
}

const linkIn = ({ headers }: Letter) => /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
const device = async () => (await member.client.call('emailAlerts')).body.device;

describe('an e-mail alert', () => {
  it('is sent for what the choices let through, in plain text, with the link of the event', async () => {
    await makeAlerted();
    await happen({ title: 'A fictional event of low urgency', urgencyLevel: 'low' });
    await happen({ title: 'A fictional event of another type', eventType: 'cyber' });
    const id = await happen({ title: 'A fictional\nharbour is hit', location: 'Northport' });
    const { headers, text } = await nextLetter();
    expect(headers.get('subject')).toBe('Critical: A fictional harbour is hit');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toContain(`A fictional harbour is hit\r\nCritical · Northport · 1 source`);
    expect(text).toContain(`${vigil.url}/?event=${id}`);
    expect(text).not.toMatch(/low urgency|another type/);
  });

  it('is followed after a minute by one with all later events, those left out that were withdrawn', async () => {
    await makeAlerted();
    await happen({ title: 'The first fictional event' });
    await nextLetter();
    const withdrawn = await happen({ title: 'A withdrawn fictional event' });
    const later: string[] = [];
    for (let count = 0; count < 3; count++) later.push(await happen({ title: `A later fictional event, ${count}` }));
    await admin.client.call('hideEvent', { params: { id: withdrawn } });
    // The withdrawn one is dropped now or with the next message.
    const waiting = async () => (await vigil.stores.emailAlerts.listWaiting()).get(member.id) ?? [];
    await expect
      .poll(async () => (await waiting()).filter(({ eventId }) => later.includes(eventId)).length)
      .toBe(later.length);
    expect(letters()).toHaveLength(2);
    skippedMs += emailGapMs.critical;
    await happen({ title: 'A fictional event of low urgency', urgencyLevel: 'low' });
    const { headers, text } = await nextLetter(2);
    expect(headers.get('subject')).toMatch(/ \(and 2 more\)$/);
    for (const count of [0, 1, 2]) expect(text).toContain(`A later fictional event, ${count}`);
    expect(text).not.toMatch(/withdrawn|The first/);
    expect(letters()).toHaveLength(3);
  });

  it('is sent for lower levels at the places of the user', async () => {
    await makeAlerted(
      choose({ places: ['Northport'], quietHours: { from: '23:00', to: '07:00', allowsCritical: true } }),
    );
    await happen({ title: 'A fictional event elsewhere', urgencyLevel: 'low', location: 'Port Amberly' });
    await happen({ title: 'A fictional event at the place', urgencyLevel: 'low', location: 'Northport' });
    expect((await nextLetter()).headers.get('subject')).toBe('Low: A fictional event at the place');
  });

  it('is not sent in quiet hours by the time zone of the device, but for critical events', async () => {
    const preferences = NotificationPreferences.parse({ urgencyLevels: ['critical', 'urgent'] });
    const quietHours = { from: '15:00', to: '18:00', allowsCritical: true };
    await makeAlerted({ ...choose({ quietHours }, 'Asia/Tehran'), preferences });
    await happen({ title: 'A held fictional event', urgencyLevel: 'urgent' });
    await happen({ title: 'A critical fictional event' });
    const { headers, text } = await nextLetter();
    expect(headers.get('subject')).toBe('Critical: A critical fictional event');
    expect(text).not.toContain('held');
  });

  it('is sent again when its event becomes more urgent, and says so', async () => {
    await makeAlerted({
      ...choose(),
      preferences: NotificationPreferences.parse({ urgencyLevels: ['critical', 'urgent'] }),
    });
    const id = await happen({ title: 'A fictional rising event', urgencyLevel: 'urgent' });
    expect((await nextLetter()).headers.get('subject')).toBe('Urgent: A fictional rising event');
    skippedMs += emailGapMs.critical;
    await report(id, 'urgent');
    await happen({ title: 'Another fictional event' });
    const other = await nextLetter(2);
    expect(other.headers.get('subject')).toBe('Critical: Another fictional event');
    expect(other.text).not.toContain('rising');
    skippedMs += emailGapMs.critical;
    await report(id, 'critical');
    await happen({ title: 'A fictional event of low urgency', urgencyLevel: 'low' });
    const { headers, text } = await nextLetter(3);
    expect(headers.get('subject')).toBe('Critical: A fictional rising event');
    expect(text).toContain('More urgent than before: it was sent as urgent.');
    expect(text).not.toContain('Another');
  });

  it('is sent again when its event moves by a step, and says by what', async () => {
    await makeAlerted();
    const first = makeReport({ item: 'first-of-ferry', publishedAt: now().toISOString() });
    const id = await happen({ title: 'A fictional burning ferry', reports: [first] });
    await nextLetter();
    skippedMs += emailGapMs.critical;
    await countDead(id, 4);
    const { headers, text } = await nextLetter(2);
    expect(headers.get('subject')).toBe('Critical: A fictional burning ferry');
    expect(text).toContain('Updated since it was sent: four killed.');
    skippedMs += emailGapMs.critical;
    await countDead(id, 5);
    await happen({ title: 'Another fictional ferry' });
    expect((await nextLetter(3)).text).not.toContain('burning');
    skippedMs += emailGapMs.critical;
    await countDead(id, 9);
    expect((await nextLetter(4)).text).toContain('Updated since it was sent: nine killed, was five.');
  });

  it('says that rules judged the event, and that a replay is one', async () => {
    const replay = await startVigil({ env: smtp(), now, replay: true });
    try {
      await makeAlerted(choose(), replay);
      await happen({ title: 'A fictional event of another year', judgedBy: 'rules' }, replay);
      const { headers, text } = await nextLetter();
      expect(headers.get('subject')).toBe('Critical: Replay: A fictional event of another year');
      expect(text).toContain('Type, urgency and place by rules.');
    } finally {
      await replay.end();
      member = admin;
    }
  });

  it('is sent to confirmed addresses only', async () => {
    await makeAlerted();
    const email = `new-${member.email}`;
    await member.client.call('updateProfile', { body: { email, currentPassword: goodPassword } });
    expect((await member.client.call('saveEmailAlerts', { body: { device: choose() } })).status).toBe(409);
    const id = await happen();
    await expect.poll(async () => (await vigil.stores.emailAlerts.listWaiting()).get(member.id) ?? []).toEqual([]);
    expect(mail.letters.filter(({ text }) => text.includes(id))).toEqual([]);
  });
});

describe('an e-mail alert that the mail server does not take', () => {
  it('is sent once after a restart, under its first Message-ID', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vigil-mail-'));
    const start = (skipped = 0) =>
      startVigil({
        env: { ...smtp(), DATA_DIR: folder, MONGODB_URI: '' },
        now: () => new Date(now().getTime() + skipped),
      });
    const ids: string[] = [];
    try {
      const first = await start();
      await makeAlerted(choose(), first);
      mail.refuse(451);
      const before = mail.offered();
      await happen({ title: 'A fictional event before the restart' }, first);
      await expect.poll(() => mail.offered()).toBe(before + 1);
      ids.push(...mail.refused);
      await first.end();
      expect(letters()).toHaveLength(1);
      mail.refuse(null);

      const second = await start(emailGapMs.critical);
      const letter = await nextLetter();
      expect(letter.text).toContain('A fictional event before the restart');
      expect(ids).toEqual([letter.headers.get('message-id')]);
      await expect.poll(async () => (await second.stores.emailAlerts.listWaiting()).get(member.id) ?? []).toEqual([]);
      await second.end();

      const third = await start(2 * emailGapMs.critical);
      await happen({ title: 'A fictional event of low urgency', urgencyLevel: 'low' }, third);
      await happen({ title: 'A fictional event of later' }, third);
      expect((await nextLetter(2)).text).not.toContain('before the restart');
      await third.end();
    } finally {
      mail.refuse(null);
      member = admin;
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('the link of a message', () => {
  it('ends the alerts by a POST without a sign-in, and by none without its signature', async () => {
    await makeAlerted();
    await happen();
    const letter = await nextLetter();
    expect(letter.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = linkIn(letter);
    expect(letter.text).toContain(link);

    const page = await fetch(link);
    expect(await page.text()).toContain('<button>Unsubscribe</button>');
    expect(await device()).not.toBeNull();

    const post = (url: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    for (const wrong of [
      link.replace(/signature=./, 'signature=!'),
      link.replace(member.id, admin.id),
      link.split('&')[0] ?? '',
    ])
      expect((await post(wrong)).status).toBe(404);
    expect(await device()).not.toBeNull();

    for (let times = 0; times < 2; times++) expect((await post(link)).status).toBe(200);
    expect(await device()).toBeNull();
    skippedMs += emailGapMs.critical;
    await happen();
    expect((await vigil.stores.emailAlerts.listWaiting()).get(member.id)).toBeUndefined();
  });

  it('is worth nothing once the account is deleted', async () => {
    await makeAlerted();
    await happen();
    const link = linkIn(await nextLetter());
    await member.client.call('deleteAccount', { body: { currentPassword: goodPassword } });
    expect((await fetch(link)).status).toBe(404);
    member = admin;
  });
});

it('is refused where the server sends no e-mail', async () => {
  const silent = await startVigil();
  try {
    member = await makeUser(silent);
    expect((await member.client.call('saveEmailAlerts', { body: { device: choose() } })).status).toBe(503);
  } finally {
    await silent.end();
    member = admin;
  }
});
