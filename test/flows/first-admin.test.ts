import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '@vigil/server/app';
import { readEnv } from '@vigil/server/config/env';
import { addFirstAdmin } from '@vigil/server/features/users/first-admin';
import { createLog } from '@vigil/server/kit/log';
import { createOutside } from '@vigil/server/outside/outside';
import { expect, it } from 'vitest';
import { createClient, goodPassword } from '../harness/client.ts';
import { freePort } from '../harness/free-port.ts';
import { sharedReader, startVigil } from '../harness/vigil.ts';

it('takes no request before the first administrator is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vigil-'));
  const port = await freePort();
  const env = readEnv({ DATA_DIR: folder, PORT: String(port), CAPTCHA: 'off', BCRYPT_COST: '10', LOG_LEVEL: 'silent' });
  const outside = await createOutside(env);
  const visitor = createClient(`http://127.0.0.1:${port}`);
  const body = { username: env.ADMIN_USERNAME, email: 'x@vigil.example', password: goodPassword, captchaToken: 'off' };
  const app = await startApp({
    env,
    outside,
    reader: await sharedReader(),
    log: createLog('silent'),
    beforeListening: async ({ stores, passwords }) => {
      await expect(visitor.call('register', { body })).rejects.toThrow();
      await addFirstAdmin(stores.users, passwords, env, outside.now());
    },
  });
  try {
    expect((await visitor.call('register', { body })).status).toBe(409);
    expect(await app.stores.users.stats(outside.now())).toMatchObject({ totalUsers: 1, adminUsers: 1 });
  } finally {
    await app.stop();
    await outside.close();
    await rm(folder, { recursive: true, force: true });
  }
});

it('makes one administrator when several servers start on an empty database at the same moment', async () => {
  const vigil = await startVigil();
  try {
    const { stores, passwords, env } = vigil;
    const made = await Promise.all(
      Array.from({ length: 4 }, () => addFirstAdmin(stores.users, passwords, env, new Date())),
    );
    expect((await stores.users.list()).map(({ username }) => username)).toEqual([env.ADMIN_USERNAME]);
    const client = createClient(vigil.url);
    const [password, ...others] = new Set(made.flatMap((admin) => admin?.password ?? []));
    expect(others).toEqual([]);
    expect((await client.call('login', { body: { username: env.ADMIN_USERNAME, password } })).status).toBe(200);
  } finally {
    await vigil.end();
  }
});
