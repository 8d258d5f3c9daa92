import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Letter, type MailServer, startMailServer } from '../../fakes/mail-server.ts';
import { createClient, type Member, makeUser } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

const newPassword = 'Another-horse-2';

let mail: MailServer;
let vigil: Vigil;

beforeAll(async () => {
  mail = await startMailServer();
  vigil = await startVigil({
    env: { SMTP_URL: mail.url, SMTP_FROM: 'vigil@vigil.example', TRUSTED_PROXIES: '1' },
  });
});
afterAll(async () => {
  await vigil.end();
  await mail.stop();
});

const lettersTo = (address: string) => mail.letters.filter(({ to }) => to.includes(address));
const secretIn = (letter: Letter | undefined) => /\/link#\w+=([\w-]{43})\s/.exec(letter?.text ?? '')?.[1] ?? '';
const from = (address: string) => ({ 'X-Forwarded-For': address });
const ask = async (email: string, address: string) => {
  const { status, text } = await createClient(vigil.url).call('requestReset', {
    body: { email },
    headers: from(address),
  });
  return `${status} ${text}`;
};
const reset = async (token: string) =>
  (await createClient(vigil.url).call('resetPassword', { body: { token, newPassword } })).status;

async function makeConfirmed(): Promise<Member> {
  const member = await makeUser(vigil);
  await vigil.stores.users.confirmEmail(member.id, member.email);
  return member;
}

describe('a stranger who asks for links to the address of another user', () => {
  it('does not end the link that the owner has', async () => {
    const { email } = await makeConfirmed();
    await ask(email, '192.0.2.1');
    await expect.poll(() => lettersTo(email).length).toBe(1);
    const token = secretIn(lettersTo(email)[0]);
    for (let count = 0; count < 10; count++) await ask(email, '192.0.2.99');
    await expect.poll(() => lettersTo(email).length).toBe(6);
    expect(await reset(token)).toBe(200);
    // One that was used ends the others.
    for (const letter of lettersTo(email)
      .filter(({ text }) => text.includes('#reset='))
      .slice(1))
      expect(await reset(secretIn(letter))).toBe(404);
  });

  it('does not end a link that an administrator made', async () => {
    const [{ email, id }, admin] = [await makeConfirmed(), await makeUser(vigil, { isAdmin: true })];
    const { body } = await admin.client.call('makeResetLink', { params: { id } });
    await ask(email, '192.0.2.3');
    await expect.poll(() => lettersTo(email).length).toBe(1);
    expect(await reset(body.url.split('#reset=')[1] ?? '')).toBe(200);
  });

  it('does not keep the owner from getting one, with all addresses of a network', async () => {
    const { email } = await makeConfirmed();
    for (let host = 1; host <= 10; host++) await ask(email, `2001:db8:5:5::${host}`);
    await expect.poll(() => lettersTo(email).length).toBe(5);
    await ask(email, '198.51.100.7');
    await expect.poll(() => lettersTo(email).length).toBe(6);
    expect(await reset(secretIn(lettersTo(email)[5]))).toBe(200);
  });

  it('is answered as for an unknown address, also once it is refused', async () => {
    const { email } = await makeConfirmed();
    const answersTo = async (one: string, address: string) => {
      const answers: string[] = [];
      for (let count = 0; count < 11; count++) answers.push(await ask(one, address));
      return answers;
    };
    expect(await answersTo(email, '203.0.113.1')).toEqual(await answersTo('unknown@vigil.example', '203.0.113.2'));
  });
});
