import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHostLimiter } from './host-limiter.ts';

/** Work that ends when told to, and the names of what has begun. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await nextTurn();
  };
  return { begun, work, end };
}

describe('limiter requests', () => {
  it('run so many at a time, two to one host, and a busy host holds up no other', async () => {
    const { run } = createHostLimiter({ total: 3, perHost: 2 });
    const { begun, work, end } = createWork();
    const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => run(name.charAt(0), undefined, work(name)));
    await nextTurn();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
    await end('c1');
    expect(begun).toHaveLength(4);
    await end('a1');
    expect(begun.at(-1)).toBe('a3');
    await end('a2');
    await end('a3');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  });

  it('give their place back when they fail', async () => {
    const { run } = createHostLimiter({ total: 1, perHost: 1 });
    await expect(run('a', undefined, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await run('a', undefined, async () => 'read')).toBe('read');
  });

  it('leave the queue when they are called off, before their turn or at once', async () => {
    const { run } = createHostLimiter({ total: 1, perHost: 1 });
    const { begun, work, end } = createWork();
    const first = run('a', undefined, work('first'));
    const off = new AbortController();
    const second = run('a', off.signal, work('second'));
    off.abort(new Error('called off'));
    await expect(second).rejects.toThrow('called off');
    await expect(run('a', off.signal, work('third'))).rejects.toThrow('called off');
    await end('first');
    expect(await first).toBe('first');
    expect(begun).toEqual(['first']);
  });
});
