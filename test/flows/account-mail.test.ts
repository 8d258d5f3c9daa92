import { confirmHours, mailResetHours } from '@vigil/common/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Letter, type MailServer, startMailServer } from '../fakes/mail-server.ts';
import { createClient, goodPassword, type Member, makeUser, signUp } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const newPassword = 'Another-horse-2';

let mail: MailServer;
let vigil: Vigil;
let time = Date.now();

beforeAll(async () => {
  mail = await startMailServer();
  const env = { SMTP_URL: mail.url, SMTP_FROM: 'Vigil <vigil@vigil.example>' };
  vigil = await startVigil({ env, now: () => new Date(time) });
});
afterAll(async () => {
  await vigil.end();
  await mail.stop();
});

const lettersTo = (address: string) => mail.letters.filter(({ to }) => to.includes(address));

async function nextTo(address: string, before = 0): Promise<Letter> {
  await expect.poll(() => lettersTo(address).length).toBeGreaterThan(before);
  return lettersTo(address)[before] ?? expect.fail('no letter');
}

const secretIn = ({ text }: Letter) => /\/link#\w+=([\w-]{43})\s/.exec(text)?.[1] ?? '';
const anyone = () => createClient(vigil.url);
const confirm = (token: string) => anyone().call('confirmEmail', { body: { token } });
const askReset = (email: string) => anyone().call('requestReset', { body: { email } });
const reset = (token: string) => anyone().call('resetPassword', { body: { token, newPassword } });
const isConfirmed = async ({ client }: Pick<Member, 'client'>) => (await client.call('user')).body.emailConfirmed;

/** A user whose address is confirmed. */
async function makeConfirmed(): Promise<Member> {
  const member = await makeUser(vigil);
  await member.client.call('requestConfirmation');
  await confirm(secretIn(await nextTo(member.email)));
  return member;
}

describe('the address of an account', () => {
  it('is confirmed by the link that a new user is sent, once', async () => {
    const client = anyone();
    const { email } = await signUp(client);
    const letter = await nextTo(email);
    expect(letter.from).toBe('vigil@vigil.example');
    expect(letter.headers.get('from')).toBe('Vigil <vigil@vigil.example>');
    expect(await isConfirmed({ client })).toBe(false);
    expect((await confirm(secretIn(letter))).body).toEqual({ success: true });
    expect(await isConfirmed({ client })).toBe(true);
    expect((await confirm(secretIn(letter))).status).toBe(404);
  });

  it('is not confirmed by a link of an earlier address, nor by one that is over', async () => {
    const member = await makeConfirmed();
    const email = `new-${member.email}`;
    await member.client.call('updateProfile', { body: { email, currentPassword: goodPassword } });
    expect(await isConfirmed(member)).toBe(false);
    expect((await nextTo(member.email, 1)).text).toContain('The e-mail address was changed');
    const first = secretIn(await nextTo(email));
    await member.client.call('updateProfile', { body: { email: `2-${email}`, currentPassword: goodPassword } });
    expect((await confirm(first)).status).toBe(404);
    const second = secretIn(await nextTo(`2-${email}`));
    time += confirmHours * 3_600_000;
    expect((await confirm(second)).status).toBe(404);
    expect(await isConfirmed(member)).toBe(false);
  });
});

describe('a password that was forgotten', () => {
  it('is replaced by the link that is sent to the confirmed address, and the owner is notified', async () => {
    const member = await makeConfirmed();
    expect((await askReset(member.email.toUpperCase())).body).toEqual({ success: true });
    const letter = await nextTo(member.email, 1);
    expect((await reset(secretIn(letter))).body).toEqual({ success: true });
    expect((await member.client.call('session')).status).toBe(401);
    const { username } = member;
    expect((await anyone().call('login', { body: { username, password: newPassword } })).status).toBe(200);
    expect((await nextTo(member.email, 2)).text).toContain('The password was set by a link');
    expect((await reset(secretIn(letter))).status).toBe(404);
  });

  it('is answered alike for a confirmed, an unconfirmed and an unknown address, and only the first gets a message', async () => {
    const [known, unconfirmed] = [await makeConfirmed(), await makeUser(vigil)];
    const answers = [];
    for (const email of [unconfirmed.email, 'unknown@vigil.example', known.email]) answers.push(await askReset(email));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"success":true}']));
    await nextTo(known.email, 1);
    expect(lettersTo(unconfirmed.email)).toEqual([]);
    expect(lettersTo('unknown@vigil.example')).toEqual([]);
  });

  it('is not replaced by a link that is over, nor after the address has changed', async () => {
    const member = await makeConfirmed();
    await askReset(member.email);
    const late = secretIn(await nextTo(member.email, 1));
    time += mailResetHours * 3_600_000;
    expect((await reset(late)).status).toBe(404);
    await askReset(member.email);
    const second = secretIn(await nextTo(member.email, 2));
    const email = `moved-${member.email}`;
    await member.client.call('updateProfile', { body: { email, currentPassword: goodPassword } });
    expect((await reset(second)).status).toBe(404);
  });
});

describe('messages', () => {
  it('to one address are few, and no answer shows that there will be none', async () => {
    const other = await startVigil({ env: { SMTP_URL: mail.url, SMTP_FROM: 'vigil@vigil.example' } });
    try {
      const member = await makeUser(other);
      await other.stores.users.confirmEmail(member.id, member.email);
      const statuses: number[] = [];
      for (let count = 0; count < 11; count++) {
        const body = { email: member.email };
        statuses.push((await createClient(other.url).call('requestReset', { body })).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
      await expect.poll(() => lettersTo(member.email).length).toBe(5);
    } finally {
      await other.end();
    }
    // The server has ended all it had begun.
    expect(mail.letters.length).toBe(mail.offered());
  });

  it('that the mail server does not take yet are sent again', async () => {
    const member = await makeUser(vigil);
    const before = mail.offered();
    mail.refuse(451);
    await member.client.call('requestConfirmation');
    await expect.poll(mail.offered).toBe(before + 1);
    mail.refuse(null);
    await nextTo(member.email);
  });

  it('are not offered where no mail server is set up', async () => {
    const other = await startVigil();
    try {
      const { client, email } = await makeUser(other);
      expect((await other.get('site')).mail).toBe(false);
      const { status, body } = await client.call('requestReset', { body: { email } });
      expect({ status, body }).toMatchObject({
        status: 503,
        body: { error: expect.stringContaining('sends no e-mail') },
      });
    } finally {
      await other.end();
    }
  });
});
