import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { modelFolder, openReader } from './index.ts';

const reader = await openReader(modelFolder);
afterAll(() => reader.close());

const read = (title: string, summary = '') => reader.read({ title, summary });

describe('the model that this package ships', () => {
  it.each([
    [
      'Second barrage of rockets hits Haifa',
      { kind: 'attack', reality: 'done', again: '+', on: ['il'], country: 'il' },
    ],
    ['Third wave of Iranian missiles fired at Israel', { kind: 'attack', again: '+', by: ['ir'], on: ['il'] }],
    ['Israel strikes missile depot near Isfahan', { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'] }],
    ['Iran denies firing missiles at Israel', { kind: 'attack', reality: 'denied', by: ['ir'], on: ['il'] }],
    ['Residents of Haifa may leave shelters, army says', { kind: 'all-clear', on: ['il'] }],
    ['אזעקות בחיפה', { kind: 'alarm', on: ['il'] }],
  ] as const)('reads %j', async (title, said) => {
    const statement = await read(title);
    expect(statement).toMatchObject(said);
    expect(statement.relevance).toBeGreaterThan(0.5);
  });

  it('leaves aside what is not about the confrontation', async () => {
    for (const title of ['Harbour of Port Amberly opens a new market hall', 'Northport wins the cup final 3-1'])
      expect((await read(title)).relevance).toBeLessThan(0.5);
  });

  it('gives the same text the same statement, also where others are read at that time', async () => {
    const title = 'Iran and United States resume nuclear talks in Oman';
    const alone = await read(title);
    const [, among] = await Promise.all([read('Sirens in Haifa'), read(title), read(title, 'A longer text beside it')]);
    expect(among).toEqual(alone);
  });

  it('parts two headlines that exchange the sides, for either order', async () => {
    const [a, b] = ['Israeli drone hits Iranian tanker', 'Iranian drone hits Israeli tanker'];
    expect(await reader.sameEvent(a, b)).toBeLessThan(0.5);
    expect(await reader.sameEvent(a, b)).toBeCloseTo(await reader.sameEvent(b, a), 6);
  });

  it('weighs at most 55 MB', async () => {
    const files = await readdir(modelFolder);
    const sizes = await Promise.all(files.map(async (name) => (await stat(join(modelFolder, name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(55e6);
  });
});
