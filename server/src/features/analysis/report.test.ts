import type { Sentence } from '@vigil/common/analysis';
import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { makeStatement } from '../../testing/make.ts';
import { mirrorStatement } from '../../testing/mirror-statement.ts';
import { makeStated, salvo, strike, talks } from '../../testing/report-events.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { writeReport } from './report.ts';
import { isStillSupported, recompose, verify } from './verify.ts';

const since = '2031-03-04T12:00:00.000Z';
const circumstances = { level: 'high' as const, since: null, isDetailed: false };
const sentencesOf = (events: EventRecord[], more: Partial<Parameters<typeof writeReport>[2]> = {}) =>
  writeReport(events, null, { ...circumstances, ...more })?.sentences ?? [];
const textsOf = (...given: Parameters<typeof sentencesOf>) => sentencesOf(...given).map(({ text }) => text);
const all = [strike, salvo, talks];
const citedBy = ({ eventIds }: Sentence, events = all) => events.filter(({ id }) => eventIds.includes(id));

/** Of each of these days before the newest event one event that moves nothing, and that was read on its day. */
const quiet = (...days: number[]) =>
  days.map((day) => {
    const timestamp = new Date(Date.parse(talks.timestamp) - (day + 0.5) * 86_400_000).toISOString();
    return makeStated(
      { kind: 'none', relevance: 0.1 },
      { id: `quiet-${day}`, title: `Ferry ${day} of Examplia is late`, timestamp },
    );
  });
const daysOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('a report', () => {
  it('has a bottom line of the gravest, the course and what is open, then what was counted and the theatres', () => {
    expect(sentencesOf(all, { since }).map(({ section, text }) => [section, text])).toEqual([
      ['assessment', '“Iran fires 20 missiles at Haifa” (Example Wire and Sample News, 5 March, 01:00 UTC).'],
      [
        'assessment',
        'High, attacks steady: one attested attack in the last 24 hours (in Israel), 1 in the 24 hours before; one attested act is new since the report of 4 March 2031, 12:00 UTC.',
      ],
      ['assessment', 'Neither side denies what is reported of the last 24 hours; 1 of 2 acts rests on one origin.'],
      ['patterns', 'Attacks between the sides: 2 events in the last 72 hours; the last of 5 March 2031, 01:00 UTC.'],
      ['counted', 'Attacks in Israel: 1 in the last 24 hours, none in the 24 hours before.'],
      ['counted', 'Attacks in Iran: none in the last 24 hours, 1 in the 24 hours before.'],
      [
        'current_situation_analysis',
        '“Israel strikes depot near Tabriz” (Sample News and Example Wire, 4 March, 02:10 UTC; toll 7 to 8).',
      ],
      [
        'regional_impact_assessment',
        'Gulf and Hormuz; Lebanon; West Bank and Gaza; Iraq, Syria and Jordan; Yemen and the Red Sea; People; Elsewhere: no attested act in the last 72 hours.',
      ],
      ['strategic_implications', '“Iran and US open talks in Muscat” (Example Wire, 5 March, 09:00 UTC; one source).'],
      ['strategic_implications', 'Diplomacy; Nuclear file; Economy: no attested act in the last 72 hours.'],
      ['risk_analysis', 'No threat of two origins, and no denial beside a claim, in the last 72 hours.'],
      [
        'recommendations',
        'Reports of Israeli sources stand behind none of the 2 events of the last 24 hours, of Iranian sources behind none; the newest is of 5 March 2031, 09:00 UTC.',
      ],
    ]);
  });

  it('says of each sentence whether it is a quote or a template, with the item or the inputs', () => {
    for (const { kind, quote, template, text } of sentencesOf(all)) {
      expect([text, kind]).toEqual([text, quote ? 'quote' : 'template']);
      expect([text, template === undefined]).toEqual([text, quote !== undefined]);
      if (quote) expect(quote.quoted[0]?.item).toMatch(/^(?:strike|salvo|talks) \d$/);
    }
  });

  it('lets nothing that rests on one origin, no comment and no plan into the bottom line', () => {
    const weak = (id: string, statement: Parameters<typeof makeStated>[0], sources?: string[]) =>
      makeStated(
        { kind: 'leader-killed', by: ['il'], on: ['ir'], country: 'ir', ...statement },
        { id, title: `Leader of Examplia killed (${id})`, urgencyLevel: 'critical', ...(sources && { sources }) },
      );
    const events = [
      weak('single', {}, ['Example Wire']),
      weak('comment', { reality: 'comment' }),
      weak('plan', { reality: 'announced' }),
      weak('past', { reality: 'past' }),
      weak('other war', { relevance: 0.2 }),
    ];
    const [first, ...others] = sentencesOf([...all, ...events]);
    expect(first?.eventIds).toEqual(['salvo']);
    const main = [first, ...others].filter((one) => one?.kind === 'quote' && one.depth === 'main');
    expect(main.flatMap((one) => one?.eventIds)).toEqual(['salvo', 'strike']);
  });

  it('says that no act is attested where none is', () => {
    expect(textsOf([talks])[0]).toBe(
      'No act in the last 72 hours is attested by two independent origins, an official alert or the announcement of its author. One event rests on less.',
    );
  });

  it('quotes one thing once, though its reports were not joined', () => {
    const vector = Buffer.alloc(128, 11).toString('base64');
    const one: Partial<Statement> = { kind: 'attack', by: ['il'], on: ['ir'], country: 'ir', vector };
    const first = makeStated(one, { id: 'a', title: 'Depot near Tabriz hit', location: 'Tabriz, Iran' });
    const other = makeStated(one, { id: 'b', title: 'Fire after raid on storage site', location: 'Tabriz, Iran' });
    const quotes = sentencesOf([first, other]).filter(({ kind }) => kind === 'quote');
    expect(quotes).toHaveLength(1);
  });

  it('gives at most three events a theatre, and in detail all that are attested', () => {
    const raid = (at: number) =>
      makeStated(
        { kind: 'attack', by: ['il'], on: ['lb'], country: 'lb' },
        { id: `raid-${at}`, title: `Raid number ${at} hits ${'abcdefghij'.at(at)} village`, location: 'Lebanon' },
      );
    const events = [salvo, ...Array.from({ length: 8 }, (_, at) => raid(at))];
    const ofTheatre = (isDetailed: boolean) =>
      sentencesOf(events, { isDetailed }).filter(
        ({ section, kind }) => section === 'regional_impact_assessment' && kind === 'quote',
      );
    expect(ofTheatre(false)).toHaveLength(3);
    expect(ofTheatre(true)).toHaveLength(8);
  });

  it('says how attacks go by the days that were read, and compares with no other', () => {
    const texts = textsOf([...all, ...quiet(...daysOf(3, 12))]);
    expect(texts).toContain(
      'High, attacks steady: one attested attack in the last 24 hours (in Israel), 1 in the 24 hours before and 0.2 a day on the 6 days read of the week before.',
    );
    expect(textsOf([salvo])).toContain('High: one attested attack in the last 24 hours (in Israel).');
    expect(textsOf([...all, ...quiet(3, 4)])).toContain(
      'High, attacks steady: one attested attack in the last 24 hours (in Israel), 1 in the 24 hours before and 0.3 a day on the 3 days read of the week before.',
    );
  });

  it('names the indicators that moved by its own 30 days, and says so where none has', () => {
    const usual = daysOf(3, 32).map((day) => ({
      ...salvo,
      id: `usual-${day}`,
      timestamp: new Date(Date.parse(salvo.timestamp) - day * 86_400_000).toISOString(),
    }));
    const known = [...all, ...quiet(...daysOf(3, 32))];
    const indicators = (events: EventRecord[]) =>
      sentencesOf(events).flatMap(({ section, text }) => (section === 'patterns' ? [text] : []));
    expect(indicators(known)).toEqual([
      'Attacks between the sides: 2 events in the last 72 hours, 0.7 a day against none in the 30 days before; the last of 5 March 2031, 01:00 UTC.',
    ]);
    expect(indicators([...known, ...usual])).toEqual(['No indicator has moved in the last 72 hours.']);
  });

  it('says which side denies, whose tolls differ, and which side was not read', () => {
    const denied = makeStated(
      { kind: 'attack', by: ['il'], on: ['ir'], country: 'ir' },
      {
        id: 'denied',
        title: 'Depot near Qom hit',
        sources: ['A', 'B', 'C'],
        each: (at) =>
          at < 2
            ? {}
            : {
                title: 'Army denies hitting depot near Qom',
                denials: ['israeli'],
                statement: makeStatement({ reality: 'denied' }),
              },
      },
    );
    const coverage = {
      ...{ read: 1, total: 3, lastReadAt: null, sides: { israeli: null, iranian: null } },
      unheard: ['iranian' as const],
    };
    const texts = textsOf([denied, salvo], { coverage });
    expect(texts).toContain(
      'Disputed in the last 24 hours: Israel denies one event; none of 2 acts rest on one origin; no Iranian source was read in the 30 minutes before this report.',
    );
    expect(texts).toContain('2 of 3 feeds were not read in the 30 minutes before this report.');
    expect(texts.join(' ')).toMatch(/Israel denies it: “Army denies hitting depot near Qom” \(C, /);
  });

  it('in detail tells the gravest as each side tells it, and gives the forecasts beside what is usual', () => {
    const quoted = makeStated(
      { kind: 'attack', by: ['ir'], on: ['il'], country: 'il' },
      {
        id: 'told',
        title: 'Port of Haifa hit',
        location: 'Haifa, Israel',
        sources: ['Kol Example', 'Seda Example', 'Reuters'],
        each: (at) => ({ side: (['israeli', 'iranian', 'third'] as const)[at] }),
      },
    );
    const prediction = { probability: 45, baseRate: 12, basis: 'model' as const, reason: '' };
    const forecast = { military: prediction, diplomacy: { ...prediction, probability: 20 } };
    const texts = textsOf([quoted], { isDetailed: true, forecast });
    expect(
      texts.find((text) => text.startsWith('As each side tells it: Israeli outlets: “Port of Haifa hit”')),
    ).toBeDefined();
    expect(texts).toContain(
      'Probability that an attack between the sides will be reported within 72 hours: 45 %; usual are 12 %.',
    );
  });

  it('names when the hours that it counts ended, where that was long before', () => {
    const [, course] = textsOf([salvo], { at: '2031-03-06T12:00:00.000Z' });
    expect(course).toBe('High: one attested attack in the 24 hours to 5 March 2031, 01:00 UTC (in Israel).');
  });

  it('knows nothing of hidden events, and is none without events', () => {
    expect(sentencesOf([{ ...salvo, deletedAt: '2031-03-05T03:00:00.000Z' }])).toEqual([]);
    expect(writeReport([])).toBeNull();
  });
});

describe('the verifier of a report', () => {
  const detailed = sentencesOf(all, { since, isDetailed: true });

  it('gives each sentence again from its events', () => {
    for (const one of detailed) expect([one.text, verify(one, citedBy(one))]).toEqual([one.text, { supported: true }]);
  });

  it('refuses each with another number, place, name, word or outlet', () => {
    const changes: [RegExp, string][] = [
      [/\d+/, '99'],
      [/\b(?:Tabriz|Haifa|Muscat|Lebanon)\b/, 'Shiraz'],
      [/\bIran/, 'Iraq'],
      [/Wire/, 'Times'],
      [/\b(?:none|one|no)\b/i, 'two'],
    ];
    let refused = 0;
    for (const one of detailed)
      for (const [from, to] of changes) {
        const text = one.text.replace(from, to);
        if (text === one.text) continue;
        expect([text, verify({ ...one, text }, citedBy(one)).supported]).toEqual([text, false]);
        refused += 1;
      }
    expect(refused).toBeGreaterThan(20);
  });

  it('refuses a quote of an event that lacks its report, and a count over other events than are cited', () => {
    for (const one of detailed) {
      expect(verify(one, [])).toEqual({ supported: false, reason: 'it cites no event' });
      if (one.kind === 'quote') {
        const [event] = citedBy(one);
        const [item] = one.quote?.quoted ?? [];
        const reports = event?.reports.filter((report) => report.item !== item?.item) ?? [];
        expect(verify(one, event ? [{ ...event, reports }] : []).supported).toBe(false);
      }
      if (one.template?.name === 'counted') expect(verify(one, all).supported).toBe(false);
    }
  });

  it('keeps a quote while its title is that of a report, though more outlets join, and not once it was put right', () => {
    const [quote] = detailed;
    if (!quote) throw new Error('No sentence was written.');
    const joined = makeStated(
      { kind: 'attack', by: ['ir'], on: ['il'] },
      { title: salvo.title, sources: ['Third Post'] },
    );
    expect(isStillSupported(quote, [{ ...salvo, reports: [...salvo.reports, ...joined.reports] }])).toBe(true);
    const corrected = { at: '2031-03-05T03:00:00.000Z', reason: 'A fictional reason.' };
    const right = { ...salvo, title: 'Iran fires missiles at Haifa', corrected };
    expect(isStillSupported(quote, [right])).toBe(false);
    expect(recompose(quote, [right])?.text).toMatch(/^“Iran fires missiles at Haifa” \(administrator/);
  });

  it('counts again without an event that was withdrawn, and drops the quote of that event', () => {
    const course = detailed.find(({ template }) => template?.name === 'course');
    expect(course && recompose(course, [strike])?.text).toContain(
      'no attested attack in the last 24 hours, 1 in the 24 hours before',
    );
    const [first] = detailed;
    expect(first && recompose(first, [])).toBeNull();
  });

  it('keeps a sentence of an earlier version while its events stay and are not put right', () => {
    const old = { text: 'High: Iran fired 20 missiles at Haifa.', kind: undefined };
    expect(isStillSupported(old, [salvo])).toBe(true);
    const corrected = { at: '2031-03-05T03:00:00.000Z', reason: 'A fictional reason.' };
    expect(isStillSupported(old, [{ ...salvo, title: 'A depot burns', reports: [], corrected }])).toBe(false);
  });
});

describe('a report with the sides exchanged', () => {
  it('has the same shape', () => {
    const exchanged = all.map((event) => ({
      ...event,
      location: event.location.replace(/Iran|Israel/, (name) => (name === 'Iran' ? 'Israel' : 'Iran')),
      reports: event.reports.map(({ statement = makeStatement(), ...report }) => ({
        ...report,
        statement: { ...statement, ...mirrorStatement(statement) },
      })),
    }));
    const shapeOf = (events: EventRecord[]) =>
      sentencesOf(events).map(({ section, eventIds, kind, template, depth }) =>
        JSON.stringify([section, eventIds, kind, template?.name, depth]),
      );
    expect(shapeOf(exchanged).sort()).toEqual(shapeOf(all).sort());
  });
});
