import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../testing/make.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { gate } from './gate.ts';
import { writeReport } from './report.ts';

const both = [makeReport({ source: 'Example Wire' }), makeReport({ source: 'Sample News' })];
const strike = makeRecord({
  id: 'strike',
  title: 'Israel strikes depot near Tabriz',
  summary: "Israel's army said twelve aircraft hit the depot. Iran condemned a barbaric act.",
  location: 'Tabriz, Iran',
  eventType: 'military',
  urgencyLevel: 'urgent',
  timestamp: '2031-03-04T02:10:00.000Z',
  figures: [{ what: 'injured', value: '17', by: 'Iranian rescue workers' }],
  reports: both,
});
const talks = makeRecord({
  id: 'talks',
  title: 'Iran and US open talks in Muscat',
  summary: 'They agreed to meet again.',
  location: 'Muscat, Oman',
  eventType: 'diplomatic',
  urgencyLevel: 'medium',
  timestamp: '2031-03-05T09:00:00.000Z',
  reports: both.slice(0, 1),
});
const old = makeRecord({ ...strike, id: 'old', timestamp: '2031-02-20T00:00:00.000Z' });

const textsOf = (events: EventRecord[]) => writeReport(events)?.sentences.map(({ section, text }) => [section, text]);

describe('the report by rules', () => {
  it('says what the events of the last three days say, each in its section', () => {
    expect(textsOf([old, strike, talks])).toEqual([
      ['assessment', '4 March 2031, Tabriz, Iran: Israel strikes depot near Tabriz.'],
      ['assessment', '5 March 2031, Muscat, Oman: Iran and US open talks in Muscat.'],
      ['current_situation_analysis', "4 March 2031, Tabriz, Iran: Israel's army said twelve aircraft hit the depot."],
      ['current_situation_analysis', '4 March 2031, Tabriz, Iran: injured: 17, according to Iranian rescue workers.'],
      ['recommendations', 'To watch: 5 March 2031, Muscat, Oman: Iran and US open talks in Muscat.'],
    ]);
  });

  it('gives no day of events that are not dated', () => {
    const undated = [strike, { ...strike, id: 'other', title: 'Israel strikes depot near Shiraz' }];
    const texts = textsOf(undated.map((event) => ({ ...event, precision: 'none' as const })))?.map(([, text]) => text);
    expect(texts).toContain('Tabriz, Iran: Israel strikes depot near Tabriz.');
    expect(texts).toContain('2 military events: Tabriz, Iran.');
    expect(texts?.join(' ')).not.toContain('2031');
  });

  it('binds each sentence to its events and their origins', () => {
    const sentences = writeReport([strike, talks])?.sentences ?? [];
    expect(sentences.map(({ eventIds }) => eventIds)).toEqual([
      ['strike'],
      ['talks'],
      ['strike'],
      ['strike'],
      ['talks'],
    ]);
    expect(sentences.map(({ origins }) => origins)).toEqual([2, 1, 2, 2, 1]);
    const events = new Map([strike, talks].map((event) => [event.id, event]));
    for (const { text, eventIds } of sentences)
      expect(
        gate(
          text,
          eventIds.flatMap((id) => events.get(id) ?? []),
        ),
      ).toEqual({ supported: true });
  });

  it('counts events of one type', () => {
    const second = makeRecord({ ...strike, id: 'second', timestamp: '2031-03-03T10:00:00.000Z' });
    expect(textsOf([strike, second])).toContainEqual([
      'patterns',
      '2 military events from 3 March 2031 to 4 March 2031: Tabriz, Iran.',
    ]);
  });

  it('repeats no word of judgement, and takes a neutral title of a report instead', () => {
    const title = 'Brutal Israeli attack on Tabriz';
    const reports = [makeReport({ title: 'Depot near Tabriz hit', source: 'Example Wire' })];
    const event = makeRecord({ ...strike, title, summary: '', figures: [], reports });
    expect(textsOf([event])).toEqual([['assessment', '4 March 2031, Tabriz, Iran: Depot near Tabriz hit.']]);
    expect(textsOf([makeRecord({ ...event, reports: [makeReport({ title })] })])).toEqual([]);
  });

  it('knows nothing of hidden events, and writes none without events', () => {
    expect(textsOf([makeRecord({ ...strike, deletedAt: '2031-03-04T03:00:00.000Z' })])).toBeUndefined();
    expect(writeReport([])).toBeNull();
  });

  it('keeps what one source says of lesser events for those who ask for more', () => {
    const lesser = Array.from({ length: 9 }, (_, at) =>
      makeRecord({ ...strike, id: `lesser-${at}`, urgencyLevel: 'high', reports: both.slice(0, 1) }),
    );
    const sentences = writeReport([strike, ...lesser])?.sentences ?? [];
    const more = sentences.filter(({ depth }) => depth === 'more');
    expect(more.length).toBeGreaterThan(0);
    expect(more.every(({ origins }) => origins === 1)).toBe(true);
  });
});
