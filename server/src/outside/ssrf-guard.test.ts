import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSystemResolver, type Resolve } from './ssrf-guard.ts';

/** A resolver that answers when told to, and the names that it was asked for. */
function createNames() {
  const asked: string[] = [];
  const answers = new Map<string, () => void>();
  const lookUp: Resolve = (host) => {
    asked.push(host);
    return new Promise((resolve) => answers.set(host, () => resolve([{ address: '192.0.2.1', family: 4 }])));
  };
  return { asked, lookUp, answer: (host: string) => answers.get(host)?.() };
}

it('a name that takes long to look up is looked up once for all who ask, and others after it', async () => {
  const { asked, lookUp, answer } = createNames();
  const resolve = createSystemResolver(1, lookUp);
  const slow = [resolve('slow.example'), resolve('slow.example'), resolve('slow.example')];
  const other = resolve('other.example');
  await nextTurn();
  expect(asked).toEqual(['slow.example']);
  answer('slow.example');
  expect(await Promise.all(slow)).toHaveLength(3);
  await nextTurn();
  expect(asked).toEqual(['slow.example', 'other.example']);
  answer('other.example');
  await other;
  const again = resolve('slow.example');
  await nextTurn();
  expect(asked).toHaveLength(3);
  answer('slow.example');
  await again;
});

it('a lookup that fails gives its place to the next one', async () => {
  const failing = createSystemResolver(1, () => Promise.reject(new Error('no such name')));
  await expect(failing('a.example')).rejects.toThrow('no such name');
  await expect(failing('b.example')).rejects.toThrow('no such name');
});
