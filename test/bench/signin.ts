import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createPasswords } from '@vigil/server/features/users/password';
import { work } from '@vigil/server/features/users/password-worker';
import { median } from './child.ts';

/** The default of Vigil. */
const cost = 12;
const atOnce = 6;
const rounds = 3;
const digest = 'the digest of a fictional password';

/**
 * Six sign-ins at once: the longest time for which the event loop stood still while their passwords were compared, in
 * milliseconds, against the same comparisons by bcryptjs on the loop itself, one a turn. `busy` is all the time that
 * the loop worked: no block of its own making is longer, even if the machine is busy. `idle` is how late the loop
 * is on this machine with nothing to do.
 */
export async function benchSignIn(): Promise<Record<string, number>> {
  const passwords = createPasswords(cost);
  const stored = await passwords.hash('a fictional password');
  const bcrypt = String(work({ digest, cost }));
  const runs: Record<'idle' | 'threads' | 'loop', Watched>[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      runs.push({
        idle: await watch(() => new Promise((resolve) => setTimeout(resolve, 1_000))),
        threads: await watch(() => atOneTime(() => passwords.isMatch('another one', stored))),
        loop: await watch(() => atOneTime(async () => void work({ digest, bcrypt }))),
      });
    }
  } finally {
    await passwords.close();
  }
  const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
  return {
    signin_longest_block_ms: of(({ threads }) => threads.blockMs),
    signin_on_loop_longest_block_ms: of(({ loop }) => loop.blockMs),
    signin_block_ratio: of(({ threads, loop }) => threads.blockMs / loop.blockMs),
    signin_idle_longest_block_ms: of(({ idle }) => idle.blockMs),
    signin_busy_ms: of(({ threads }) => threads.busyMs),
    signin_on_loop_busy_ms: of(({ loop }) => loop.busyMs),
    signin_six_ms: of(({ threads }) => threads.tookMs),
    signin_on_loop_six_ms: of(({ loop }) => loop.tookMs),
  };
}

async function atOneTime(compare: () => Promise<unknown>): Promise<void> {
  const waiting = Array.from({ length: atOnce }, async (_, index) => {
    for (let turn = 0; turn < index; turn++) await nextTurn();
    await compare();
  });
  await Promise.all(waiting);
}

interface Watched {
  blockMs: number;
  busyMs: number;
  tookMs: number;
}

async function watch(act: () => Promise<void>): Promise<Watched> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = performance.eventLoopUtilization();
  delay.enable();
  const from = performance.now();
  await act();
  const tookMs = performance.now() - from;
  delay.disable();
  return { blockMs: delay.max / 1e6, busyMs: performance.eventLoopUtilization(before).active, tookMs };
}
