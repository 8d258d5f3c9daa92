import { makeReport } from '@vigil/common/testing/make';
import { publicReport } from '@vigil/server/features/analysis/public-report';
import { writeReport } from '@vigil/server/features/analysis/report';
import { makeRecord } from '@vigil/server/testing/make';
import type { EventRecord } from '@vigil/server/timeline/change';
import { describe, expect, it } from 'vitest';
import { assess } from '../assess/assess.ts';
import { archiveRecords } from '../harness/archive.ts';

const archive = archiveRecords();
const at = new Date('2031-03-05T12:00:00.000Z');
const hours = (count: number) => new Date(+at - count * 3_600_000).toISOString();

function event(id: string, title: string, more: Partial<EventRecord> = {}): EventRecord {
  return makeRecord({
    id,
    title,
    summary: '',
    location: 'Haifa, Israel',
    eventType: 'military',
    urgencyLevel: 'urgent',
    timestamp: hours(2),
    reports: [makeReport({ source: 'Example Wire' }), makeReport({ source: 'Sample News' })],
    ...more,
  });
}

const textsOf = (events: readonly EventRecord[]) => assess(events, at).sentences.map(({ text }) => text);

describe('an assessment', () => {
  it.each([
    ['2025-06-12T23:00:00Z', '2025-06-13T23:00:00Z'],
    ['2026-02-27T23:00:00Z', '2026-02-28T23:00:00Z'],
  ])('of the archive gives an attack 40 points more on the first day of a war (%s, %s)', (before, first) => {
    const [calm, war] = [before, first].map((time) => assess(archive, new Date(time)).militaryProbability);
    expect((war ?? 0) - (calm ?? 100)).toBeGreaterThanOrEqual(40);
  });

  it('of an empty window has no sentence, and a level that is unknown', () => {
    const { sentences, threatLevel } = assess([], at);
    expect([sentences, threatLevel]).toEqual([[], 'unknown']);
  });

  it('of evidence six weeks old calls the level unknown, and names the days that it counts', () => {
    const { sentences, threatLevel } = assess(archive, new Date('2026-11-20T12:00:00Z'));
    expect(threatLevel).toBe('unknown');
    expect(sentences[0]?.text).toMatch(/^Level unknown: .* on 7 October 2026, /);
    expect(sentences[1]?.text).toMatch(/^Events that report attacks: none in the 24 hours to 8 October 2026, /);
    expect(sentences.map(({ text }) => text).join(' ')).not.toContain('the last 24 hours');
  });

  it('at the end of the archive does not call the level low while tankers are attacked', () => {
    expect(assess(archive, new Date('2026-10-08T20:00:00Z'))).toMatchObject({
      threatLevel: 'elevated',
      threatReason: '1 armed act of high urgency in 72 hours',
    });
  });

  it('of one side alone says how many events the other side has a report of', () => {
    const reports = [makeReport({ source: 'Example Wire', side: 'israeli' })];
    const texts = textsOf([event('one', 'Iran fires 20 missiles at Haifa', { reports })]);
    expect(texts.find((text) => text.startsWith('Of the one event'))).toMatch(
      /^Of the one event in 24 hours, 1 with a report of an Israeli source and none of an Iranian one; one rests on one origin/,
    );
  });

  it('of claims alone says by whose account each is', () => {
    const reports = [makeReport({ source: 'Example Wire', side: 'israeli', claims: ['israeli'] })];
    const [first] = textsOf([event('one', 'Iran fires 20 missiles at Haifa', { reports })]);
    expect(first).toMatch(
      /^Elevated: Iran fired 20 missiles at Haifa on 5 March 2031, by the account of Israel, carried by one origin/,
    );
  });

  it('loses with a retracted event what it said, and counts again without it', async () => {
    const events = [
      event('gone', 'Iran fires 20 missiles at Haifa'),
      event('kept', 'Israel strikes depot near Tabriz', { location: 'Tabriz, Iran', timestamp: hours(3) }),
    ];
    const report = writeReport(events, null, { level: 'high', since: null, isDetailed: false });
    if (!report) throw new Error('No report.');
    const left = new Map(events.filter(({ id }) => id === 'kept').map((one) => [one.id, one]));
    const analysis = {
      id: '1',
      ...report,
      threatLevel: 'high' as const,
      threatReason: '',
      militaryProbability: 0,
      diplomacyProbability: 0,
      generatedAt: at.toISOString(),
      model: null,
    };
    const { sentences } = await publicReport({ analysis, seq: 9 }, left, async () => {});
    const text = sentences.map((one) => one.text).join(' ');
    expect(text).not.toMatch(/Haifa|\b20\b/);
    expect(text).toContain('Attacks between the sides: one event in 72 hours');
  });
});
