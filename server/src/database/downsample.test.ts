import { expect, it } from 'vitest';
import { downsample } from './downsample.ts';

/** Keeps rows in memory; returns those that are left after downsampling at `now`. */
async function downsampled(times: string[], now: string, runs = 1): Promise<string[]> {
  let rows = times.map((at, index) => ({ id: index + 1, at: new Date(at), lasts: false }));
  for (let run = 0; run < runs; run++) {
    await downsample(
      {
        undecided: async (before) => rows.filter(({ at, lasts }) => at < before && !lasts),
        keepForever: async (ids) => {
          rows = rows.map((row) => ({ ...row, lasts: row.lasts || ids.includes(row.id) }));
        },
        remove: async (ids) => {
          rows = rows.filter(({ id }) => !ids.includes(id));
        },
      },
      new Date(now),
    );
  }
  return rows.map(({ at }) => at.toISOString().slice(0, 16));
}

it('keeps the last of each day that is more than thirty days past, and all of the days since', async () => {
  const times = [
    '2031-01-01T08:00Z',
    '2031-01-01T23:59Z',
    '2031-01-02T00:00Z',
    '2031-01-29T01:00Z',
    '2031-01-29T02:00Z',
    '2031-01-30T01:00Z',
    '2031-01-30T02:00Z',
    '2031-03-01T09:00Z',
  ];
  const left = [
    '2031-01-01T23:59',
    '2031-01-02T00:00',
    '2031-01-29T02:00',
    '2031-01-30T01:00',
    '2031-01-30T02:00',
    '2031-03-01T09:00',
  ];
  expect(await downsampled(times, '2031-03-01T09:00Z')).toEqual(left);
  expect(await downsampled(times, '2031-03-01T09:00Z', 3)).toEqual(left);
});

it('keeps the newest of all, however old it is', async () => {
  expect(await downsampled(['2031-01-01T08:00Z'], '2035-01-01T00:00Z')).toEqual(['2031-01-01T08:00']);
  expect(await downsampled([], '2035-01-01T00:00Z')).toEqual([]);
});
