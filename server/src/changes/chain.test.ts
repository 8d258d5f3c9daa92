import { describe, expect, it } from 'vitest';
import { digestOf, findBreak, hashDraft, type LogEntry, linkOf } from './chain.ts';

function chain(count: number): LogEntry[] {
  const entries: LogEntry[] = [];
  let prev = 'epoch';
  for (let seq = 1; seq <= count; seq++) {
    const data = { title: `Fictional event ${seq}` };
    const at = new Date(1_900_000_000_000 + seq);
    const entry: LogEntry = {
      _id: seq,
      at,
      by: 'test',
      op: 'add',
      eventId: `e${seq}`,
      data,
      digest: digestOf(data),
      prev,
    };
    entries.push(entry);
    prev = linkOf(entry);
  }
  return entries;
}

/** The chain with one entry altered. */
function altered(index: number, part: Partial<LogEntry>): LogEntry[] {
  return chain(3).map((entry, at) => (at === index ? { ...entry, ...part } : entry));
}

describe('findBreak', () => {
  it('accepts an unbroken chain', () => {
    expect(findBreak(chain(5), 'epoch')).toBeNull();
  });

  it('accepts erased data, whose digest stays', () => {
    expect(findBreak(altered(1, { data: null }), 'epoch')).toBeNull();
  });

  it.each([
    ['altered data', altered(1, { data: { title: 'Something else' } }), 'data of change 2'],
    ['an altered author', altered(1, { by: 'somebody' }), 'change 3 does not follow'],
    ['an altered digest of erased data', altered(1, { data: null, digest: digestOf({}) }), 'change 3 does not follow'],
    ['a missing entry', chain(3).filter((entry) => entry._id !== 2), 'change 2 is missing'],
    ['another epoch', chain(3).map((entry, at) => (at === 0 ? { ...entry, prev: 'other' } : entry)), 'change 1'],
  ])('finds %s', (_, entries, words) => {
    expect(findBreak(entries, 'epoch')).toContain(words);
  });
});

describe('digestOf', () => {
  it('does not depend on the order of keys, and does on the order of lists', () => {
    expect(digestOf({ a: 1, b: { c: 2, d: [1, 2] } })).toBe(digestOf({ b: { d: [1, 2], c: 2 }, a: 1 }));
    expect(digestOf([1, 2])).not.toBe(digestOf([2, 1]));
  });

  it('is that of what a database keeps of a broken character', () => {
    expect(digestOf({ title: 'half \ud83d' })).toBe(digestOf({ title: 'half \ufffd' }));
    expect(digestOf('whole \u{1f600}')).not.toBe(digestOf('whole \ufffd\ufffd'));
  });
});

describe('the hash of a draft', () => {
  it('covers the data as a database returns them', () => {
    const data = { item: undefined, images: ['b', 'a'], imageUrl: 'half \ud83d' };
    const { stored, digest } = hashDraft({ op: 'remove-image', eventId: 'e-1', item: null, by: 'test', data });
    expect(stored.data).toStrictEqual({ images: ['b', 'a'], imageUrl: 'half \ufffd' });
    expect(digest).toBe(digestOf(data));
    expect(digest).toBe(digestOf(stored.data));
  });
});
