import { Statement } from '@vigil/reader';
import { ops } from '@vigil/server/timeline/change';
import { confirmationOf } from '@vigil/server/timeline/confirmation';
import { describe, expect, test } from 'vitest';
import { archiveDrafts, archiveEvents } from './archive.ts';

const events = archiveEvents();
const drafts = archiveDrafts();
const added = drafts.map(({ data }) => ops.add.parse(data));

describe('the drafts of the archive', () => {
  test('each adds an event that keeps the contract and is marked as archive', () => {
    expect(drafts.length).toBeGreaterThan(150);
    for (const { op, by } of drafts) expect([op, by]).toEqual(['add', 'archive']);
    for (const { archived, judgedBy } of added) expect([archived, judgedBy]).toEqual([true, 'archive']);
  });

  test('are the same at every start, so that seeding twice adds nothing', () => {
    expect(archiveDrafts()).toEqual(drafts);
  });

  test('share no event, no item and no report', () => {
    for (const ids of [
      drafts.map(({ eventId }) => eventId),
      drafts.map(({ item }) => item),
      added.flatMap(({ reports }) => reports.map(({ item }) => item)),
    ]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const { eventId } of drafts) expect(eventId).toMatch(/^a-[0-9a-f]{16}$/);
  });

  test('come oldest first, from 2024 to 10 October 2026', () => {
    const times = added.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort());
    expect(times[0]?.slice(0, 4)).toBe('2024');
    expect(times.at(-1)?.localeCompare('2026-10-11')).toBe(-1);
  });

  test('put an event of which only the day is known at noon UTC, and the next of that day a second later', () => {
    const erbil = added[0];
    expect([erbil?.timestamp, erbil?.precision]).toEqual(['2024-01-15T12:00:00.000Z', 'day']);
    const firstDay = added.filter(({ timestamp }) => timestamp.startsWith('2025-06-13'));
    expect(firstDay.map(({ timestamp }) => timestamp.slice(11, 19))).toEqual(['12:00:00', '12:00:01', '12:00:02']);
    expect(firstDay.map(({ title }) => title.split(' ')[0])).toEqual(['Israel', 'Oil', 'Iran']);
  });

  test('keep the minute where it is known', () => {
    const seizure = added.find(({ title }) => title.includes('MSC Aries'));
    expect([seizure?.timestamp, seizure?.precision]).toEqual(['2024-04-13T02:43:00.000Z', 'time']);
  });
});

describe('whose word an event of the archive is', () => {
  const marksOf = (title: string) => {
    const event = added.find((one) => one.title.startsWith(title));
    return event && confirmationOf(event.reports).marks;
  };

  test('is read from its title, not from what its summary quotes', () => {
    expect(marksOf('Israeli strikes kill 254 in Lebanon')).toEqual(['confirmed', 'third']);
    expect(marksOf('US and Iran announce a deal to end the war')).toEqual(['confirmed', 'third']);
    expect(marksOf('Israel openly strikes military sites in Iran')).toEqual(['confirmed', 'third']);
    expect(marksOf('Iran executes man convicted of spying for Mossad')).not.toContain('iranian');
    expect(marksOf('Israel says it killed Iran')).toEqual(['israeli']);
    expect(marksOf('Iran’s police say 21,000'.replace('’', "'"))).toEqual(['iranian']);
  });
});

describe('the rows of the archive', () => {
  test('each name at least two publishers, with a web address for each article', () => {
    for (const { title, sources } of events) {
      expect(new Set(sources.map(({ name }) => name)).size, title).toBeGreaterThanOrEqual(2);
      for (const { url } of sources) expect(new URL(url).protocol, url).toMatch(/^https?:$/);
    }
  });

  test('none rests on the text of one agency alone', () => {
    for (const { title, sources } of events) {
      expect(new Set(sources.map(({ name, origin }) => origin ?? name)).size, title).toBeGreaterThanOrEqual(2);
    }
  });

  test('say of each figure who gave it', () => {
    for (const { figures } of events) {
      for (const { what, value, by } of figures)
        expect(Math.min(what.length, value.length, by.length)).toBeGreaterThan(0);
    }
  });

  test('use no word that takes a side', () => {
    const loaded =
      /\b(regime|terrorists?|so-called|militants?|martyred|murder\w*|massacre\w*|slaughter\w*|brutal\w*|heinous|savage|cowardly|heroic\w*|zionist\w*|prox(y|ies)|puppets?|thugs?|fanatic\w*|neutrali[sz]ed|eliminated|liquidated)\b/i;
    for (const { title, summary } of events) expect(`${title} ${summary}`).not.toMatch(loaded);
  });
});

describe('the statements of the archive', () => {
  const Given = Statement.pick({ kind: true, reality: true, by: true, on: true, country: true, again: true })
    .partial({ again: true })
    .strict();
  const isStated = (
    kind: Statement['kind'],
    by: Statement['by'][number],
    on: Statement['on'][number],
    country: Statement['country'],
  ) =>
    events.some(
      ({ statement }) =>
        statement.kind === kind &&
        statement.by.join() === by &&
        statement.on.join() === on &&
        statement.country === country,
    );

  test('use the answers of the reader, name no party twice and leave `again` out rather than empty', () => {
    for (const { title, statement } of events) {
      expect(Given.safeParse(statement).error, title).toBeUndefined();
      for (const parties of [statement.by, statement.on]) expect(new Set(parties).size, title).toBe(parties.length);
      expect(statement.again, title).not.toBe('');
    }
  });

  test('are of events: none is a comment, and an armed act names who suffers it and who acts, if only as unknown', () => {
    for (const { title, statement } of events) {
      expect(statement.reality, title).not.toBe('comment');
      if (!['attack', 'interception', 'leader-killed', 'seizure'].includes(statement.kind)) continue;
      expect(Math.min(statement.by.length, statement.on.length), title).toBeGreaterThan(0);
    }
  });

  test('put all parties to talks, truces and deals in `by`', () => {
    const joint = events.filter(({ statement }) =>
      /^(talks|talks-failed|truce|truce-broken|deal)$/.test(statement.kind),
    );
    expect(joint.length).toBeGreaterThan(15);
    for (const { title, statement } of joint) {
      expect(statement.on, title).toEqual([]);
      // The Security Council meets by itself.
      if (statement.by.join() !== 'un') expect(statement.by.length, title).toBeGreaterThan(1);
    }
  });

  test('name attacks, arrests and hacks by either side on the other, each in the country that suffers or arrests', () => {
    expect([isStated('attack', 'il', 'ir', 'ir'), isStated('attack', 'ir', 'il', 'il')]).toEqual([true, true]);
    expect([isStated('arrest', 'il', 'ir', 'il'), isStated('arrest', 'ir', 'il', 'ir')]).toEqual([true, true]);
    expect([isStated('hack', 'il', 'ir', 'ir'), isStated('hack', 'ir', 'il', 'il')]).toEqual([true, true]);
  });

  test('give each execution, arrest or sentence for spying the state that tries it and the state spied for', () => {
    const spying = events.filter(({ title }) =>
      /executes|arrest (of|over)|on suspicion|suspected of spying|court sentences/.test(title),
    );
    expect(spying.length).toBeGreaterThan(15);
    for (const { title, statement } of spying) {
      const tried = /^(Israel|Haifa)/.test(title) ? ['il', 'ir', 'il'] : ['ir', 'il', 'ir'];
      expect([statement.kind, statement.reality, ...statement.by, ...statement.on, statement.country], title).toEqual([
        'arrest',
        'done',
        ...tried,
      ]);
    }
  });
});

describe('alike acts are judged alike, whoever acts', () => {
  const titled = (pattern: RegExp) => events.filter(({ title }) => pattern.test(title));

  test('an execution in a spy case is high, the announcement of an arrest or a sentence medium', () => {
    const executions = titled(/\bexecutes\b/);
    expect(executions.length).toBeGreaterThan(8);
    for (const { title, urgencyLevel } of executions) expect(urgencyLevel, title).toBe('high');
    const cases = titled(/were arrested on suspicion|are suspected of spying|announces arrest over|court sentences/);
    expect(cases.length).toBe(4);
    for (const { title, urgencyLevel } of cases) expect(urgencyLevel, title).toBe('medium');
  });

  test('the seizure of a ship is a military act and urgent, whether the Guards or the US Navy seize it', () => {
    const seizures = titled(/\bseizes?\b/);
    expect(seizures.length).toBe(3);
    for (const { title, eventType, urgencyLevel } of seizures) {
      expect([eventType, urgencyLevel], title).toEqual(['military', 'urgent']);
    }
  });

  test('a hack that claims damage is high on either side', () => {
    for (const { title, urgencyLevel } of titled(/^Hackers claim/)) expect(urgencyLevel, title).toBe('high');
  });

  test('an attack with nine dead or more is critical', () => {
    const deadly = events.filter(({ eventType, figures }) => eventType === 'military' && figures.some(isNineDead));
    expect(deadly.length).toBeGreaterThan(8);
    for (const { title, urgencyLevel } of deadly) expect(urgencyLevel, title).toBe('critical');
  });

  test('sanctions are high, imposed by whomever', () => {
    for (const { title, urgencyLevel } of titled(/\bsanctions? (on|Iran)/)) expect(urgencyLevel, title).toBe('high');
  });
});

function isNineDead({ what, value }: { what: string; value: string }): boolean {
  return /killed|bodies/.test(what) && Number(value.replace(/,/g, '').match(/\d+/)?.[0] ?? 0) >= 9;
}
