import type { Gap } from '@vigil/common/analysis';
import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../../testing/make.ts';
import type { EventRecord } from '../../../timeline/change.ts';
import { writeReport } from '../report.ts';
import { verify } from '../verify.ts';
import { compose } from './compose.ts';

const until = '2031-03-04T12:00:00.000Z';
const strike = makeRecord({
  id: 'strike',
  title: 'Israel strikes depot near Tabriz',
  summary: '',
  location: 'Tabriz, Iran',
  eventType: 'military',
  urgencyLevel: 'urgent',
  timestamp: until,
  reports: [makeReport({ source: 'Example Wire', title: 'Israel strikes depot near Tabriz' })],
});
const textOf = (gap: Gap, events: EventRecord[] = [strike]) => compose({ kind: 'coverage', until, gap }, events);
const feeds = (read: number, total: number, missed?: string[]) =>
  textOf({ about: 'feeds', read, total, ...(missed && { missed }) });
const five = ['A Post', 'B Post', 'C Post', 'D Post', 'E Post'];
const inHebrew = makeReport({ source: 'Sample News', title: 'כותרת לדוגמה' });
const inPersian = makeReport({ source: 'Third Post', title: 'عنوان نمونه' });

it.each([
  ['Iran', 'Israel'],
  ['Israel', 'Iran'],
])('an attack that is placed in the country of its author is none in that country: %s', (one, other) => {
  const events = [
    makeRecord({ ...strike, id: 'a', title: `${one} strikes depot in Tabriz`, location: other }),
    makeRecord({ ...strike, id: 'b', title: `${one} fires missiles at base, 10 troops hurt`, location: one }),
  ];
  const text = compose({ kind: 'change', until, hasBase: false }, events);
  expect(text).toBe(`Events that report attacks: 2 in the 24 hours to 4 March 2031, 12:00 UTC (${other}).`);
});

describe('a report of hours that ended long before it', () => {
  const events = ['a', 'b'].map((id, at) =>
    makeRecord({ ...strike, id, title: `Israel strikes depot ${at} near Tabriz`, createdAt: until }),
  );
  const textsAt = (at: string) =>
    (writeReport(events, null, { level: 'unknown', since: null, isDetailed: true, at })?.sentences ?? [])
      .filter(({ basis }) => basis && basis.kind !== 'incident')
      .map(({ text, basis }) => {
        expect(verify({ text, basis }, events)).toMatchObject({ supported: true });
        return text;
      });

  it('says when these hours ended in every sentence that counts', () => {
    const late = textsAt('2031-04-20T12:00:00.000Z').join('\n');
    expect(late).toContain('in the 24 hours to 4 March 2031, 12:00 UTC');
    expect(late).toContain('in the 72 hours to 4 March 2031, 12:00 UTC');
    expect(late).not.toMatch(/\b(?:in|of the last) (?:24|72) hours/);
  });

  it('and none where they ended with it', () => {
    expect(textsAt('2031-03-04T13:00:00.000Z').join('\n')).toMatch(/\bin 24 hours/);
  });
});

describe('what a report says that it does not know', () => {
  it.each([
    [feeds(9, 12), '3 of 12 feeds were not read in the 30 minutes before this report.'],
    [feeds(11, 12), '1 of 12 feeds was not read in the 30 minutes before this report.'],
    [feeds(0, 12), 'None of 12 feeds was read in the 30 minutes before this report.'],
    [feeds(0, 1), 'The only feed was not read in the 30 minutes before this report.'],
    [feeds(12, 12), null],
    [
      feeds(10, 12, ['Example Wire', 'Sample News']),
      '2 of 12 feeds (Example Wire and Sample News) were not read in the 30 minutes before this report.',
    ],
    [
      feeds(5, 12, five),
      '7 of 12 feeds (A Post, B Post, C Post, D Post, E Post and 2 more) were not read in the 30 minutes before this report.',
    ],
    [feeds(0, 1, ['A Post']), 'The only feed (A Post) was not read in the 30 minutes before this report.'],
  ])('is how many feeds were not read, and which: %j', (text, expected) => {
    expect(text).toBe(expected);
  });

  it('is the side of which no feed was read, in the same words for both', () => {
    const iranian = textOf({ about: 'sides', unheard: ['iranian'] }) ?? '';
    expect(iranian).toBe(
      'No Iranian feed was read in the 30 minutes before this report: the account of Iran may be missing.',
    );
    const israeli = iranian.replaceAll('Iranian', 'Israeli').replaceAll('Iran ', 'Israel ');
    expect(textOf({ about: 'sides', unheard: ['israeli'] })).toBe(israeli);
    expect(textOf({ about: 'sides', unheard: ['iranian', 'israeli'] })).toMatch(/^No feed of either side was read/);
  });

  it('is languages by their names', () => {
    expect(textOf({ about: 'feed-languages', tags: ['ru', 'tr', 'und'] })).toBe(
      'Feeds in Russian, Turkish and an unknown language are not understood: what they report is missing.',
    );
  });

  it('is the languages of the region in which nothing was reported', () => {
    const gap: Gap = { about: 'languages' };
    const more = (...reports: EventRecord['reports']) => ({ ...strike, reports: [...strike.reports, ...reports] });
    expect(textOf(gap)).toBe(
      'The one event of the last 24 hours does not rest on a report in Hebrew, Arabic or Persian.',
    );
    expect(textOf(gap, [strike, more(inHebrew)])).toBe(
      'None of the 2 events of the last 24 hours rests on a report in Arabic or Persian.',
    );
    expect(textOf(gap, [strike, more(inPersian)])).toBe(
      'None of the 2 events of the last 24 hours rests on a report in Hebrew.',
    );
    expect(textOf(gap, [more(inHebrew, inPersian)])).toBeNull();
  });

  it('is how old the newest event is, where events are dated and it is an hour or more', () => {
    const gap = (at: string): Gap => ({ about: 'age', at });
    expect(textOf(gap('2031-03-04T17:30:00.000Z'))).toBe(
      'Nothing newer than 4 March 2031, 12:00 UTC, 5 hours before this report, is known.',
    );
    expect(textOf(gap('2031-03-07T12:00:00.000Z'))).toContain('3 days before this report');
    expect(textOf(gap('2031-03-04T12:40:00.000Z'))).toBeNull();
    expect(textOf(gap('2031-03-04T17:30:00.000Z'), [{ ...strike, precision: 'none' }])).toBeNull();
  });

  it('stands at the end of the report, each with the events of 24 hours, and is verified by them', () => {
    const sides = { israeli: until, iranian: null };
    const coverage = {
      read: 1,
      total: 3,
      lastReadAt: until,
      sides,
      unheard: ['iranian' as const],
      unreadLanguages: ['ru'],
      missed: ['Example Wire', 'Sample News'],
    };
    const at = '2031-03-04T15:00:00.000Z';
    const report = writeReport([strike], null, { level: 'high', since: null, isDetailed: false, at, coverage });
    const gaps = (report?.sentences ?? []).filter(({ basis }) => basis?.kind === 'coverage');
    expect(gaps.map(({ text }) => text)).toEqual([
      '2 of 3 feeds (Example Wire and Sample News) were not read in the 30 minutes before this report.',
      'No Iranian feed was read in the 30 minutes before this report: the account of Iran may be missing.',
      'Feeds in Russian are not understood: what they report is missing.',
      'The one event of the last 24 hours does not rest on a report in Hebrew, Arabic or Persian.',
      'Nothing newer than 4 March 2031, 12:00 UTC, 3 hours before this report, is known.',
    ]);
    for (const gap of gaps) {
      expect([gap.section, gap.eventIds]).toEqual(['recommendations', ['strike']]);
      expect([gap.text, verify(gap, [strike])]).toEqual([gap.text, { supported: true }]);
      const changed = gap.text.replace(/\d+|No|Feeds|one/, 'two');
      expect([changed, verify({ ...gap, text: changed }, [strike]).supported]).toEqual([changed, false]);
    }
  });
});
