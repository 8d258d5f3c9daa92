import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../assessment/event-facts.ts';
import { makeRecord } from '../../testing/make.ts';
import { both, salvo, strike, talks } from '../../testing/report-events.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { isSameThing } from './compose/same-thing.ts';
import { writeReport } from './report.ts';
import { recompose, verify } from './verify.ts';

const circumstances = { level: 'high' as const, since: null, isDetailed: false };
const sentencesOf = (events: EventRecord[]) => writeReport(events, null, circumstances)?.sentences ?? [];

describe('events of one thing that were not joined', () => {
  it.each([
    ['Iran', 'Israel'],
    ['Israel', 'Iran'],
  ])('tells one killing in %s once, with the events of both reports as its sources', (home, by) => {
    const adjective = { Iran: 'Iranian', Israel: 'Israeli' }[home];
    const killing = (id: string, title: string, source: string, hour: string) =>
      makeRecord({
        ...strike,
        id,
        title,
        summary: '',
        location: home,
        figures: [],
        timestamp: `2031-03-04T${hour}:00:00.000Z`,
        reports: [makeReport({ source, title }), makeReport({ source: `${source} II`, title: `${title} today` })],
      });
    const named = killing('named', `${adjective} security chief killed by ${by} in strike`, 'Example Wire', '08');
    const ranked = killing(
      'ranked',
      `Top ${adjective} Security Official Killed by ${by}, Minister Says`,
      'Sample News',
      '11',
    );
    const other = killing('other', `${by} says it killed ${adjective} intelligence chief`, 'Third Post', '13');
    const truce = makeRecord({
      ...talks,
      title: 'Israel and Iran announce a ceasefire',
      urgencyLevel: 'critical',
      reports: both,
    });
    const sentences = sentencesOf([named, ranked, other, truce]);
    const deaths = sentences.filter(({ basis }) => basis?.kind === 'incident' || basis?.kind === 'bottom-line');
    expect(deaths.filter(({ text }) => text.includes('security chief'))).toHaveLength(1);
    expect(deaths.filter(({ text }) => text.includes('intelligence chief'))).toHaveLength(1);
    expect(deaths.filter(({ text }) => new RegExp(`${by} attacked ${home}`).test(text))).toEqual([]);
    const sentence = deaths.find(({ text }) => text.includes('security chief'));
    expect([...(sentence?.eventIds ?? [])].sort()).toEqual(expect.arrayContaining(['named', 'ranked']));
    const all = new Map([named, ranked, other, truce].map((event) => [event.id, event]));
    for (const sentence of sentences) {
      const cited = sentence.eventIds.flatMap((id) => all.get(id) ?? []);
      expect([sentence.text, verify(sentence, cited)]).toEqual([sentence.text, { supported: true }]);
    }
    const single = sentence && recompose(sentence, [named]);
    expect(single?.text).toContain('security chief');
  });

  it('refuses a sentence on one event that cites another thing as well', () => {
    const [first] = sentencesOf([strike]).filter(({ basis }) => basis?.kind === 'bottom-line');
    expect(first?.text).toContain('Tabriz');
    const incident = {
      text: 'Israel struck a depot near Tabriz on 4 March 2031, reported by 2 independent origins; by the count of Iranian rescue workers, 17 were injured.',
      basis: { kind: 'incident' as const },
    };
    expect(verify(incident, [strike]).supported).toBe(true);
    expect(verify(incident, [strike, salvo]).supported).toBe(false);
  });
});

describe('a summary in a report', () => {
  it.each(['JERUSALEM, Dec 17 (Example Wire) - ', 'TEHRAN, Dec 17 (Example Wire) - ', 'MARCH 4 (replay of 2031) - '])(
    'begins without its dateline %j',
    (dateline) => {
      const event = makeRecord({
        ...talks,
        title: 'Third day in Muscat: what is known',
        summary: `${dateline}Envoys of Iran and the US met mediators in Muscat for a third day. More is not known.`,
        reports: both,
      });
      const texts = sentencesOf([event]).map(({ text }) => text);
      expect(texts.join(' ')).toContain('Envoys of Iran and the US met mediators in Muscat');
      expect(texts.join(' ')).not.toMatch(/Example Wire|replay|MARCH|JERUSALEM|TEHRAN/);
    },
  );
});

describe('what a report counts and does not describe', () => {
  const described = (title: string, more: Partial<EventRecord> = {}) =>
    sentencesOf([strike, makeRecord({ ...talks, id: 'other', title, summary: '', ...more })]).filter(
      ({ basis, eventIds }) => basis?.kind === 'incident' && eventIds.includes('other'),
    );

  it.each([
    ['an opinion that one origin carries', 'Iran says wars are not won on maps'],
    ['the same of the other side', 'Israel says wars are not won on maps'],
    ['a claim that one origin carries', 'Leader of Examplia claims strikes on Iran prevented a war'],
    ['a warning without what it is about', 'Graham warns Iranian ayatollah'],
    ['a meeting of others', 'Canada confirms meeting with Britain delayed'],
  ])('is %s: %j', (_, title) => {
    expect(described(title)).toEqual([]);
  });

  it.each([
    ['Iran', true, 'Iran approves accord'],
    ['Israel', true, 'Israel approves accord'],
    ['Iran', false, 'Israel approves accord'],
    ['Israel', false, 'Iran approves accord'],
  ])('is a step of %s that is described already: %s for %j', (home, isSame, title) => {
    const step = (id: string, words: string) =>
      factsOf(makeRecord({ ...talks, id, title: words, summary: '', location: home }));
    const described = step('said', `${home} says it approved accord with US despite doubts of Examplia`);
    expect(isSameThing(described, step('done', title))).toBe(isSame);
  });

  it('is no statement that two origins report', () => {
    expect(described('Iran says wars are not won on maps', { reports: both })).toHaveLength(1);
  });

  it('names a country once in the count of attacks, not its parts as well', () => {
    const raid = (id: string, location: string) =>
      makeRecord({ ...strike, id, title: `Israel strikes depot in ${location}`, location, timestamp: talks.timestamp });
    const texts = sentencesOf([raid('a', 'Southern Lebanon'), raid('b', 'Eastern Lebanon'), raid('c', 'Lebanon')]).map(
      ({ text }) => text,
    );
    expect(texts.find((text) => text.startsWith('Events that report attacks'))).toContain('(Lebanon)');
  });
});
