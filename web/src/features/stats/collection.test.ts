import { expect, it } from 'vitest';
import { collectionOf } from './collection.ts';

const scan = { startedAt: '2030-01-02T12:00:00.000Z', total: 44, done: 12, failed: 12, newEvents: 0 };
const running = { ...scan, finishedAt: null };
const ended = { ...scan, finishedAt: '2030-01-02T12:01:00.000Z' };

it.each([
  [23, ended, 'green'],
  [22, ended, 'yellow'],
  [1, ended, 'yellow'],
  [0, ended, 'red'],
  [0, running, 'grey'],
  [0, null, 'grey'],
] as const)('with %i of 44 feeds read is %3$s', (sourcesActive, progress, colour) => {
  const stats = {
    eventsToday: 0,
    sourcesActive,
    sourcesTotal: 44,
    scan: progress,
    engine: 'rules' as const,
    healthIssues: [],
    replay: false,
  };
  expect(collectionOf(stats, []).colour).toBe(colour);
});

it.each([
  ['database', 'Stopped'],
  ['late', 'No scans'],
  ['off', 'Turned off'],
] as const)('feeds that nobody reads are not said to be read: %s', (kind, word) => {
  const stats = {
    eventsToday: 0,
    sourcesActive: 44,
    sourcesTotal: 44,
    scan: ended,
    engine: 'rules',
    replay: false,
  } as const;
  const healthIssues = [{ kind, since: null }];
  expect(collectionOf({ ...stats, healthIssues }, healthIssues).word).toBe(word);
});

it.each([
  [44, 'All feeds'],
  [43, 'Most feeds'],
] as const)('%i of 44 feeds are said to be: %s', (sourcesActive, word) => {
  const rest = {
    eventsToday: 0,
    sourcesTotal: 44,
    scan: ended,
    engine: 'rules',
    replay: false,
    healthIssues: [],
  } as const;
  expect(collectionOf({ ...rest, healthIssues: [], sourcesActive }, []).word).toBe(word);
});

it('is unknown until the server has said', () => {
  expect(collectionOf(null, [])).toEqual({ colour: 'grey', word: 'Unknown' });
});
