import type { HealthIssue } from '@vigil/common/health-issues';
import { expect, it } from 'vitest';
import { healthIssueWords } from './health-issue-words.ts';

const noon = new Date(2030, 0, 2, 12, 0);
const since = new Date(2030, 0, 2, 9, 30).toISOString();

it.each<[HealthIssue, string]>([
  [{ kind: 'database', since }, 'The database has not answered since 09:30. Nothing new can be shown.'],
  [{ kind: 'full', since }, 'The disk of the server is full since 09:30. Nothing new can be saved or shown.'],
  [
    { kind: 'low', since, below: 500 },
    'Less than 500 MB are free on the disk of the server since 09:30. Free some space before it is full.',
  ],
  [{ kind: 'behind', since }, 'The server has fallen behind. News may be missing since 09:30.'],
  [
    { kind: 'alerts', since, names: ['Civil Defence'] },
    'The alert channel Civil Defence cannot be reached since 09:30. Sirens and all-clears may be missing.',
  ],
  [
    { kind: 'alerts', since: null, names: ['Civil Defence', 'Port Alarm'] },
    'The alert channels Civil Defence, Port Alarm cannot be reached. Sirens and all-clears may be missing.',
  ],
  [
    { kind: 'dark', since, total: 44 },
    'None of the 44 feeds can be reached. Nothing was read since 09:30: you see the archive and what was read before.',
  ],
  [
    { kind: 'dark', since: null, total: 1 },
    'The only feed cannot be reached. You see the archive and what was read before.',
  ],
  [{ kind: 'dark', since: null, total: 0 }, 'There is no feed to read. You see the archive and what was read before.'],
  [{ kind: 'late', since }, 'No scan has finished since 09:30. News may be missing.'],
  [{ kind: 'late', since: null }, 'No scan has finished yet. News may be missing.'],
  [
    { kind: 'unread', since, reports: 1 },
    'One report of the feeds could not be read since 09:30. Each scan tries again.',
  ],
  [{ kind: 'unread', since: null, reports: 3 }, '3 reports of the feeds could not be read. Each scan tries again.'],
  [{ kind: 'off', since }, 'Scheduled scans are turned off. The last one ended: 09:30.'],
  [{ kind: 'off', since: null }, 'Scheduled scans are turned off. None has finished yet.'],
  [
    { kind: 'side', since, sides: ['israeli'] },
    'No Israeli source can be read. Nothing was received from that side since 09:30.',
  ],
  [
    { kind: 'side', since, sides: ['iranian'] },
    'No Iranian source can be read. Nothing was received from that side since 09:30.',
  ],
  [
    { kind: 'side', since, sides: ['iranian', 'israeli'] },
    'No Iranian and no Israeli source can be read. Nothing was received from either side since 09:30.',
  ],
  [{ kind: 'side', since: null, sides: ['israeli'] }, 'No Israeli source can be read.'],
  [{ kind: 'few', since, read: 9, total: 44 }, 'Only 9 of 44 feeds can be read. News may be missing since 09:30.'],
])('%j is put in plain words', (issue, words) => {
  expect(healthIssueWords(issue, noon.getTime())).toBe(words);
});

it('another day is named', () => {
  const before = new Date(2029, 11, 31, 9, 30).toISOString();
  expect(healthIssueWords({ kind: 'late', since: before }, noon.getTime())).toContain('since 31 Dec 2029');
});
