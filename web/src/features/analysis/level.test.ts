import type { ThreatStatus } from '@vigil/common/threat';
import { expect, it } from 'vitest';
import { type LevelInput, levelAt } from './level.ts';

const now = new Date(2030, 9, 20, 15, 0).getTime();
const at = (hours: number, minutes: number, day = 20) => new Date(2030, 9, day, hours, minutes).toISOString();

const known: ThreatStatus = {
  level: 'high',
  reason: 'one critical in 72 hours; no Iranian feed was read within 30 minutes',
  missing: [],
  lastKnown: null,
  evidenceAt: at(14, 57),
  coverage: {
    read: 61,
    total: 64,
    lastReadAt: at(14, 58),
    sides: { israeli: at(14, 58), iranian: at(13, 20) },
    unheard: ['iranian'],
  },
  militaryProbability: 40,
  diplomacyProbability: 20,
  seq: 7,
};

const unknown = (coverage: Partial<ThreatStatus['coverage']> = {}, more: Partial<ThreatStatus> = {}): ThreatStatus => ({
  ...known,
  level: 'unknown',
  reason: 'No feed of either side was read within 30 minutes',
  missing: ['feeds', 'evidence'],
  lastKnown: { level: 'low', at: at(9, 0, 8), militaryProbability: 25, diplomacyProbability: 30 },
  evidenceAt: at(9, 0, 8),
  militaryProbability: null,
  diplomacyProbability: null,
  coverage: { ...known.coverage, read: 0, lastReadAt: at(14, 5), unheard: ['iranian', 'israeli'], ...coverage },
  ...more,
});

const seen = (given: Partial<LevelInput>) =>
  levelAt({ status: known, receivedAt: now, analysis: null, lostAt: null, ...given }, now);

it('a level that is known stands with its reason', () => {
  expect(seen({})).toEqual({
    level: 'high',
    reason: 'One critical in 72 hours; no Iranian feed was read within 30 minutes.',
    evidenceAt: at(14, 57),
  });
});

it.each<[string, ThreatStatus, string]>([
  ['no feed was read since an hour of the day', unknown(), 'No feed read since 14:05. Last known: Low, 8 Oct'],
  ['no feed was ever read', unknown({ lastReadAt: null }), 'No feed read yet. Last known: Low, 8 Oct'],
  ['there is no feed', unknown({ total: 0 }), 'No feed to read. Last known: Low, 8 Oct'],
  [
    'feeds of neither side are read',
    unknown({ read: 3, sides: { israeli: at(13, 1), iranian: at(12, 0) } }),
    'No feed of either side read since 13:01. Last known: Low, 8 Oct',
  ],
  [
    'the evidence is old',
    unknown({ read: 61, unheard: [] }, { missing: ['evidence'] }),
    'No event in 24 hours. Last known: Low, 8 Oct',
  ],
  ['nothing was ever known', unknown({ lastReadAt: null }, { lastKnown: null, evidenceAt: null }), 'No feed read yet.'],
])('the level is unknown where %s', (_, status, reason) => {
  expect(seen({ status })).toMatchObject({ level: 'unknown', reason });
});

it('a page that hears nothing of the server knows no level', () => {
  expect(seen({ lostAt: Date.parse(at(14, 3)) })).toMatchObject({
    level: 'unknown',
    reason: 'Offline since 14:03. Last known: High, 14:03',
  });
  expect(seen({ status: null, lostAt: Date.parse(at(14, 3)) })?.reason).toBe('Offline since 14:03.');
});

it('a status that was not renewed for half an hour is the last known one', () => {
  expect(seen({ receivedAt: Date.parse(at(14, 30)) })).toMatchObject({
    level: 'unknown',
    reason: 'No feed read since 14:58. Last known: High, 14:30',
  });
});

it('where the status could not be asked for, the level of the report is that of its hour', () => {
  const analysis = {
    id: '7',
    threatLevel: 'elevated' as const,
    threatReason: '1 urgent in 72 hours',
    threatAssessment: '',
    keyPatterns: [],
    militaryProbability: 40,
    diplomacyProbability: 20,
    sentences: [],
    from: at(1, 0),
    until: at(14, 0),
    generatedAt: at(14, 1),
    model: null,
  };
  expect(seen({ status: null, analysis })).toMatchObject({
    level: 'unknown',
    reason: 'The present level could not be loaded. Last known: Elevated, 14:01',
    evidenceAt: at(14, 0),
  });
  expect(seen({ status: null })).toBeNull();
});
