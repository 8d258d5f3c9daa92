import { expect, it } from 'vitest';
import { makeItem, makeSourceRow } from '../testing/make.ts';
import { isBacklog } from './backlog.ts';

const readAt = new Date('2030-03-05T12:00:00.000Z');
const after = (minutes: number) => new Date(readAt.getTime() + minutes * 60_000);
const published = (...minutes: number[]) => minutes.map((one) => makeItem({ publishedAt: after(one) }));
const source = makeSourceRow({ lastUpdate: readAt });

it('a feed in its rhythm brings a few items of the last minutes, and many that it brought before', () => {
  expect(isBacklog({ source, items: published(1, 2) }, after(3))).toBe(false);
  expect(isBacklog({ source, items: published(...Array(50).fill(-5), 1) }, after(3))).toBe(false);
});

it('a feed that is read for the first time, or after an outage, brings a backlog', () => {
  expect(isBacklog({ source: { ...source, lastUpdate: null }, items: [] }, after(3))).toBe(true);
  expect(isBacklog({ source, items: published(1, 2, 2, 3) }, after(3))).toBe(true);
  expect(isBacklog({ source, items: published(1) }, after(7))).toBe(true);
});
