import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../testing/make.ts';
import { both, salvo, strike, talks } from '../../testing/report-events.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { writeReport } from './report.ts';
import { recompose, verify } from './verify.ts';

const old = makeRecord({ ...strike, id: 'old', timestamp: '2031-02-20T00:00:00.000Z' });
/** Of each of these days before the newest event one event that shows no indicator, and that was read on its day. */
const quiet = (...days: number[]) =>
  days.map((day) => {
    const timestamp = new Date(Date.parse(talks.timestamp) - (day + 0.5) * 86_400_000).toISOString();
    const title = `Ferry ${day} of Examplia is late`;
    const words = {
      title,
      summary: '',
      location: 'Unknown',
      eventType: 'other' as const,
      urgencyLevel: 'low' as const,
    };
    return makeRecord({ ...words, id: `quiet-${day}`, timestamp, createdAt: timestamp, reports: both.slice(0, 1) });
  });
const daysOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const all = [old, strike, salvo, talks, ...quiet(...daysOf(3, 32))];

const circumstances = { level: 'high' as const, since: null, isDetailed: false };
const sentencesOf = (events: EventRecord[]) => writeReport(events, null, circumstances)?.sentences ?? [];
const citedBy = (ids: readonly string[]) => all.filter(({ id }) => ids.includes(id));

describe('the report by rules', () => {
  it('is an argument: the most severe event, how attacks change, then each theatre', () => {
    expect(sentencesOf(all).map(({ section, text }) => [section, text])).toEqual([
      [
        'assessment',
        'High and steady: Iran fired 20 missiles at Haifa on 5 March 2031, reported by 2 independent origins.',
      ],
      [
        'assessment',
        'Events that report attacks: 1 in the 24 hours to 5 March 2031, 09:00 UTC (Israel), 1 in the 24 hours before, and 0.2 a day on the 6 days read of the week before.',
      ],
      ['assessment', 'Iran and the US opened talks in Muscat on 5 March 2031, reported by one origin.'],
      [
        'patterns',
        'Attacks between the sides: 2 events in 72 hours, 0.7 a day against fewer than 0.1 in the 30 days before; the last of 5 March 2031, 01:00 UTC.',
      ],
      [
        'patterns',
        'Talks held or set: one event in 72 hours, none in the 30 days before; the last of 5 March 2031, 09:00 UTC.',
      ],
      ['current_situation_analysis', 'Iran: no event in 24 hours, 1 in the 24 hours before.'],
      [
        'current_situation_analysis',
        'Israel struck a depot near Tabriz on 4 March 2031, reported by 2 independent origins; by the count of Iranian rescue workers, 17 were injured.',
      ],
      [
        'current_situation_analysis',
        'Israel: one event in 24 hours, none in the 24 hours before; 1 attack among the latest; it rests on two independent origins or more.',
      ],
      [
        'strategic_implications',
        'Diplomacy: one event in 24 hours, none in the 24 hours before; 1 round of talks among the latest; it does not rest on two independent origins or more.',
      ],
      [
        'recommendations',
        'Of 2 events in 24 hours, one rests on one origin alone; the newest is of 5 March 2031, 09:00 UTC.',
      ],
      ['recommendations', 'None of the 2 events of the last 24 hours rests on a report in Hebrew, Arabic or Persian.'],
    ]);
  });

  it('compares with no day that was not read', () => {
    const lateStrike = { ...strike, createdAt: '2031-03-05T08:00:00.000Z' };
    const texts = (events: EventRecord[]) => sentencesOf(events).map(({ text }) => text);
    expect(texts([lateStrike, salvo, talks, ...quiet(...daysOf(3, 11))])).toEqual(
      expect.arrayContaining([
        'High: Iran fired 20 missiles at Haifa on 5 March 2031, reported by 2 independent origins.',
        'Events that report attacks: 1 in the 24 hours to 5 March 2031, 09:00 UTC (Israel).',
        'Attacks between the sides: 2 events in 72 hours, 0.7 a day against none on the 9 days read of the 30 before; the last of 5 March 2031, 01:00 UTC.',
        'Israel: one event in 24 hours; 1 attack among the latest; it rests on two independent origins or more.',
      ]),
    );
    expect(texts([strike, salvo, talks, ...quiet(3, 4)])).toEqual(
      expect.arrayContaining([
        'Events that report attacks: 1 in the 24 hours to 5 March 2031, 09:00 UTC (Israel), 1 in the 24 hours before, and 0.3 a day on the 3 days read of the week before.',
        'Attacks between the sides: 2 events in 72 hours; the last of 5 March 2031, 01:00 UTC.',
      ]),
    );
    expect(texts([strike, salvo, talks])).toContain(
      'Events that report attacks: 1 in the 24 hours to 5 March 2031, 09:00 UTC (Israel), 1 in the 24 hours before.',
    );
  });

  it('composes no sentence that its events do not give again', () => {
    for (const sentence of sentencesOf(all))
      expect([sentence.text, verify(sentence, citedBy(sentence.eventIds))]).toEqual([
        sentence.text,
        { supported: true },
      ]);
  });

  it('has every composed sentence refused with another number, place, date, side or word', () => {
    const changes: [RegExp, string][] = [
      [/\b\d+\b/, '99'],
      [/\b(?:Tabriz|Haifa|Muscat)\b/, 'Shiraz'],
      [/March/, 'April'],
      [/\bIran\b/, 'Iraq'],
      [/\b(?:struck|fired|opened|none|one)\b/, 'two'],
      [/independent /, ''],
    ];
    let refused = 0;
    for (const { eventIds, ...sentence } of sentencesOf(all))
      for (const [from, to] of changes) {
        const text = sentence.text.replace(from, to);
        if (text === sentence.text) continue;
        expect([text, verify({ ...sentence, text }, citedBy(eventIds)).supported]).toEqual([text, false]);
        refused += 1;
      }
    expect(refused).toBeGreaterThan(20);
  });

  it('refuses a count over other events than those that are cited', () => {
    for (const sentence of sentencesOf(all)) {
      const cited = citedBy(sentence.eventIds);
      if (sentence.basis?.kind === 'incident') expect(verify(sentence, [old]).supported).toBe(false);
      if (cited.length > 1 && sentence.basis?.kind !== 'bottom-line')
        expect([sentence.text, verify(sentence, cited.slice(1)).supported]).toEqual([sentence.text, false]);
      expect(verify(sentence, [])).toEqual({ supported: false, reason: 'it cites no event' });
    }
  });

  it('counts again without an event that was withdrawn, and drops what that event alone said', () => {
    const sentences = sentencesOf(all);
    const indicator = sentences.find(({ text }) => text.startsWith('Attacks between the sides'));
    const left = indicator && recompose(indicator, [strike]);
    expect(left?.text).toContain('one event in 72 hours');
    expect(left?.eventIds).toEqual(['strike']);
    const incident = sentences.find(({ basis }) => basis?.kind === 'incident');
    expect(incident && recompose(incident, [])).toBeNull();
  });

  it('describes little of what is no act and has one origin, and all that two origins report', () => {
    const economic = (id: string, title: string, reports = both.slice(0, 1)) =>
      makeRecord({ ...talks, id, title, summary: '', location: 'Kuwait', eventType: 'economic', reports });
    const events = [
      economic('output', 'Kuwait cuts oil output by a tenth'),
      economic('exports', 'Qatar halts gas exports to Europe'),
      economic('fees', 'Oman raises fees for tankers at ports'),
      economic('flights', 'Bahrain airline moves flights to Oman'),
      economic('reserves', 'Japan opens oil reserves for refiners', both),
    ];
    const detailed = writeReport([...events, ...all], null, { ...circumstances, isDetailed: true })?.sentences ?? [];
    const described = detailed.filter(({ basis, eventIds }) => basis?.kind === 'incident' && eventIds[0] !== 'strike');
    const ids = described.flatMap(({ eventIds }) => eventIds).filter((id) => events.some((event) => event.id === id));
    expect(ids).toContain('reserves');
    expect(ids).toHaveLength(2);
  });

  it('gives no day of events that are not dated', () => {
    const undated = all.map((event) => ({ ...event, precision: 'none' as const }));
    const texts = sentencesOf(undated).map(({ text }) => text);
    expect(texts).toContain(
      'Israel struck a depot near Tabriz, reported by 2 independent origins; by the count of Iranian rescue workers, 17 were injured.',
    );
    expect(texts.join(' ')).not.toContain('2031');
  });

  it('tells no event twice, and none that is a question or a comment', () => {
    const again = makeRecord({ ...strike, id: 'again', reports: both.slice(0, 1) });
    const asked = makeRecord({ ...salvo, id: 'asked', title: 'Will Iran fire missiles at Haifa?' });
    const described = sentencesOf([strike, again, salvo, asked]).filter(({ basis }) => basis?.kind === 'incident');
    expect(described.map(({ eventIds }) => eventIds)).toEqual([['strike', 'again']]);
  });

  it('repeats no word of judgement, and takes the title of another report instead', () => {
    const title = 'Israel attacks Tabriz in brutal strike';
    const reports = [makeReport({ title: 'Israel attacks depot near Tabriz', source: 'Example Wire' })];
    const event = makeRecord({ ...strike, title, location: 'Unknown', summary: '', figures: [], reports });
    const [first] = sentencesOf([event]);
    expect(first?.text).toContain('Israel attacked a depot near Tabriz');
    expect(first?.text).not.toContain('brutal');
  });

  it('knows nothing of hidden events, and writes none without events', () => {
    expect(sentencesOf([makeRecord({ ...strike, deletedAt: '2031-03-04T03:00:00.000Z' })])).toEqual([]);
    expect(writeReport([])).toBeNull();
  });

  it('is longer in detail, and repeats what it said before', () => {
    const places = ['Shiraz', 'Qom', 'Isfahan', 'Karaj', 'Mashhad', 'Kerman'];
    const many = places.map((place, at) =>
      makeRecord({
        ...strike,
        id: `more-${at}`,
        title: `Israel strikes depot near ${place}`,
        location: `${place}, Iran`,
        figures: [],
      }),
    );
    const brief = sentencesOf([...many, ...all]);
    const detailed = writeReport([...many, ...all], null, { ...circumstances, isDetailed: true })?.sentences ?? [];
    expect(detailed.length).toBeGreaterThan(brief.length);
    const texts = new Set(detailed.map(({ text }) => text));
    expect(brief.filter(({ section, text }) => section !== 'recommendations' && !texts.has(text))).toEqual([]);
  });

  it('says what is new since the report before', () => {
    const since = '2031-03-05T08:00:00.000Z';
    const fresh = makeRecord({ ...talks, createdAt: '2031-03-05T09:01:00.000Z' });
    const { sentences = [] } = writeReport([strike, fresh], null, { ...circumstances, since }) ?? {};
    expect(sentences.map(({ text }) => text)).toContain(
      'Since the report of 5 March 2031, 08:00 UTC, one event is new: 1 round of talks.',
    );
  });

  it('describes one attack once where its reports were not joined, and another attack by itself', () => {
    const one = makeRecord({ ...strike, figures: [] });
    const vague = makeRecord({ ...one, id: 'vague', title: 'Israel strikes Iran overnight', location: 'Iran' });
    const elsewhere = makeRecord({
      ...one,
      id: 'else',
      title: 'Israel strikes harbour of Bandar Abbas',
      location: 'Bandar Abbas, Iran',
    });
    const described = sentencesOf([one, vague, elsewhere]).filter(
      ({ basis }) => basis?.kind === 'incident' || basis?.kind === 'bottom-line',
    );
    expect(described.map(({ eventIds }) => eventIds[0]).sort()).toEqual(['else', 'strike']);
  });

  it('begins with a ceasefire between the sides rather than with an attack on a third country', () => {
    const truce = makeRecord({
      ...talks,
      id: 'truce',
      title: 'Israel and Iran announce a ceasefire',
      urgencyLevel: 'critical',
      reports: both,
    });
    const abroad = makeRecord({
      ...strike,
      id: 'abroad',
      title: 'Israel strikes harbour of Examplia in Lebanon',
      location: 'Lebanon',
      urgencyLevel: 'critical',
      timestamp: '2031-03-05T10:00:00.000Z',
      reports: [...both, makeReport({ source: 'Third Post' })],
    });
    expect(sentencesOf([abroad, truce])[0]?.text).toMatch(/^High.*: Israel and Iran announced a ceasefire/);
  });

  it('begins with the gravest of events that administrators entered, which no report attests', () => {
    const manual = (id: string, urgencyLevel: 'critical' | 'low', title: string) =>
      makeRecord({ ...salvo, id, title, urgencyLevel, reports: [] });
    for (const ids of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const events = [
        manual(ids[0], 'low', 'Iran strikes depot near Haifa'),
        manual(ids[1], 'critical', 'Iran strikes port of Haifa'),
      ];
      expect(sentencesOf(events)[0]?.text).toContain('port of Haifa');
    }
  });

  it('compares with earlier days only where events of those days are known', () => {
    const [first, second, indicator] = sentencesOf([salvo]).map(({ text }) => text);
    expect(first).toMatch(/^High: Iran fired 20 missiles/);
    expect(second).toBe('Events that report attacks: 1 in the 24 hours to 5 March 2031, 01:00 UTC (Israel).');
    expect(indicator).toBe('Attacks between the sides: one event in 72 hours; the last of 5 March 2031, 01:00 UTC.');
    for (const sentence of sentencesOf([salvo]))
      expect([sentence.text, verify(sentence, [salvo])]).toEqual([sentence.text, { supported: true }]);
  });

  it('says where attacks are going by those of the week where it can only count events', () => {
    const attack = (day: number, hour: number) =>
      makeRecord({
        ...strike,
        id: `attack-${day}-${hour}`,
        title: 'حمله موشکی',
        gloss: 'Israel · Iran · missile attack · Tabriz',
        lang: 'fa',
        summary: '',
        figures: [],
        timestamp: `2031-03-0${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
        reports: both.slice(0, 1),
      });
    const hours = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23];
    const before = hours.map((hour) => attack(4, hour));
    const [first] = sentencesOf([...before, attack(5, 9), attack(5, 13), attack(5, 23)]);
    expect(first?.text).toBe('High and falling: 3 events reported in Iran in 24 hours.');
  });

  it('gives a toll once, and leaves an aimless sentence of a summary out', () => {
    const killed = makeRecord({
      ...strike,
      title: 'Israeli missile kills nine in Tabriz',
      figures: [{ what: 'killed', value: '9', by: 'Iranian rescue workers' }],
    });
    expect(sentencesOf([killed])[0]?.text).toBe(
      'High: an Israeli missile killed nine in Tabriz on 4 March 2031, reported by 2 independent origins.',
    );
    const vague = makeRecord({
      ...talks,
      title: 'Third day in Muscat: what is known',
      summary: 'The indirect talks closed while ships were on their way to the region. More is not known.',
      reports: both,
    });
    expect(
      sentencesOf([vague])
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('The indirect talks');
  });
});
