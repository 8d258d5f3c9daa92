import { request } from 'node:http';
import { sessionIdOf } from '@vigil/server/features/sessions/store';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient, makeUser, openSession } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let vigil: Vigil;

beforeAll(async () => {
  vigil = await startVigil();
});
afterAll(() => vigil.end());

describe('logout race', () => {
  it('leaves a stolen cookie dead when a slow request of the session outlives the sign-out', async () => {
    const { client } = await makeUser(vigil);
    const stolen = client.cookie();
    const id = sessionIdOf(client.cookies.get('sid') ?? '');
    // The last thing that is read of a session before its request is handled.
    const read = vi.spyOn(vigil.stores.users, 'get');
    const finish = beginSlowPost(stolen);
    await expect.poll(() => read.mock.calls.length).toBe(1);

    expect((await client.call('logout')).status).toBe(200);
    await finish();

    expect(await vigil.stores.sessions.findById(id)).toBeNull();
    const thief = createClient(vigil.url);
    expect((await thief.call('session', { headers: { Cookie: stolen } })).status).toBe(401);
  });

  it('leaves it dead when many requests and the sign-out run at once', async () => {
    const { client } = await makeUser(vigil);
    const stolen = client.cookie();
    const ask = () => createClient(vigil.url).call('session', { headers: { Cookie: stolen } });
    const before = Array.from({ length: 20 }, ask);
    const out = client.call('logout');
    const after = Array.from({ length: 20 }, ask);
    await Promise.all([...before, out, ...after]);
    expect((await ask()).status).toBe(401);
  });

  it('ends one session of several', async () => {
    const { id, client } = await makeUser(vigil);
    const other = await openSession(vigil, id);
    await client.call('logout');
    expect((await other.call('session')).status).toBe(200);
  });
});

/** A change whose body arrives in two parts; the function returned sends the second and waits for the answer. */
function beginSlowPost(cookie: string): () => Promise<void> {
  const body = JSON.stringify({ email: 'slow@vigil.example' });
  const outgoing = request(`${vigil.url}/api/profile/update`, {
    method: 'POST',
    headers: {
      Cookie: cookie,
      Origin: vigil.url,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    },
  });
  const answered = new Promise<void>((resolve, reject) => {
    outgoing.on('response', (response) => response.resume().on('end', resolve));
    outgoing.on('error', reject);
  });
  outgoing.write(body.slice(0, 5));
  return () => {
    outgoing.end(body.slice(5));
    return answered;
  };
}
