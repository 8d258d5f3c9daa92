import { publicReport } from '@vigil/server/features/analysis/public-report';
import { writeReport } from '@vigil/server/features/analysis/report';
import { makeStated } from '@vigil/server/testing/report-events';
import type { EventRecord } from '@vigil/server/timeline/change';
import { describe, expect, it } from 'vitest';
import { assess } from '../assess/assess.ts';
import { archiveRecords } from '../harness/archive.ts';

const archive = archiveRecords();
const at = new Date('2031-03-05T12:00:00.000Z');
const hours = (count: number) => new Date(+at - count * 3_600_000).toISOString();

const attacks = {
  haifa: { kind: 'attack' as const, by: ['ir' as const], on: ['il' as const], country: 'il' as const },
  tabriz: { kind: 'attack' as const, by: ['il' as const], on: ['ir' as const], country: 'ir' as const },
};

function event(id: string, title: string, more: Partial<Parameters<typeof makeStated>[1]> = {}): EventRecord {
  return makeStated(title.includes('Haifa') ? attacks.haifa : attacks.tabriz, {
    ...{ id, title, location: 'Haifa, Israel', timestamp: hours(2) },
    ...{ eventType: 'military', urgencyLevel: 'urgent', ...more },
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
    const texts = sentences.map(({ text }) => text);
    expect(texts.find((text) => text.startsWith('Level unknown:'))).toMatch(/ in the 24 hours to 8 October 2026, /);
    expect(texts.join(' ')).not.toContain('the last 24 hours');
  });

  it('at the end of the archive does not call the level low while tankers are attacked', () => {
    expect(assess(archive, new Date('2026-10-08T20:00:00Z'))).toMatchObject({
      threatLevel: 'elevated',
      threatReason: '1 armed act of high urgency in 72 hours',
    });
  });

  it('of one side alone says behind how many events a report of the other side stands', () => {
    const each = () => ({ side: 'israeli' as const });
    const texts = textsOf([event('one', 'Iran fires 20 missiles at Haifa', { each })]);
    expect(texts.find((text) => text.startsWith('Reports of Israeli sources'))).toMatch(
      /stand behind 1 of the one event of the last 24 hours, of Iranian sources behind none/,
    );
  });

  it('of claims alone says by whom each is claimed', () => {
    const each = () => ({ claims: ['israeli' as const] });
    const [first] = textsOf([event('one', 'Iran fires 20 missiles at Haifa', { each })]);
    expect(first).toMatch(/^“Iran fires 20 missiles at Haifa” \(.*claimed by Israel/);
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
    expect(text).toContain('Attacks in Iran: 1 in the last 24 hours');
  });
});
