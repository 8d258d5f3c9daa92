import { performance } from 'node:perf_hooks';
import { work } from '@vigil/server/features/users/password-worker';
import { expect, it } from 'vitest';
import { createClient, signIn, signUp } from '../harness/client.ts';
import { startVigil } from '../harness/vigil.ts';

const cost = 12;

it('six sign-ins at once leave the event loop to everybody else', { timeout: 120_000 }, async () => {
  const vigil = await startVigil({ env: { BCRYPT_COST: String(cost) } });
  const person = await signUp(createClient(vigil.url));
  await signIn(createClient(vigil.url), person);

  const whileSigningIn = await busyDuring(() =>
    Promise.all(Array.from({ length: 6 }, () => signIn(createClient(vigil.url), person))),
  );
  const whileHashing = await busyDuring(async () => {
    for (let turn = 0; turn < 6; turn++) work({ digest: `password ${turn}`, cost });
  });
  await vigil.end();
  // Requests, sessions and the clients themselves are in the first figure too.
  expect(whileSigningIn).toBeLessThan(whileHashing / 3);
});

/** For how long the loop was at work rather than waiting, in milliseconds: none of its blocks is longer. */
async function busyDuring(act: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await act();
  // What has begun counts from the next turn on.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.eventLoopUtilization(before).active;
}
