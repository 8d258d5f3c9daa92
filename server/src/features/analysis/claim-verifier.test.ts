import { describe, expect, it } from 'vitest';
import { type CitedEvent, verifyClaim } from './claim-verifier.ts';

/** An event that never was. */
const strike: CitedEvent = {
  id: 'e-1',
  title: 'Israel strikes missile depot near Tabriz; Iran denies losses',
  summary:
    "Israel's army said twelve aircraft hit the depot before dawn on Tuesday and destroyed at least 40 missiles. Iran's foreign minister Araghchi condemned the strike and said no soldiers were killed. Rescue workers counted three dead and 17 injured in a nearby village. Oman will host talks next week, its foreign ministry said. Unless talks fail, Iran signs the deal. Oman opens its port if both agree. Oman fears that Qatar strikes its port.",
  location: 'Tabriz, Iran',
  timestamp: '2031-03-04T02:10:00.000Z',
  precision: 'time',
  eventType: 'military',
  figures: [{ what: 'missiles destroyed', value: 'at least 40', by: 'Israeli army' }],
  reports: [{ item: 'i-1', source: 'Example Wire', url: '', title: 'Depot near Tabriz hit', publishedAt: null }],
};
const answer: CitedEvent = {
  ...strike,
  id: 'e-2',
  title: 'Iran fires 20 missiles at Haifa',
  summary: 'The Guards called the salvo an answer to the strike on Tabriz. Israeli medics treated six people.',
  location: 'Haifa, Israel',
  timestamp: '2031-03-05T19:00:00.000Z',
  figures: [],
  reports: [{ item: 'i-2', source: 'Sample News', url: '', title: 'Salvo at Haifa', publishedAt: null }],
};

describe('the claim verifier', () => {
  it.each([
    'Israel strikes missile depot near Tabriz.',
    'Israel struck a missile depot near Tabriz on 4 March 2031.',
    'Twelve Israeli aircraft hit the depot before dawn on Tuesday.',
    '12 aircraft hit the depot, according to the Israeli army.',
    'At least 40 missiles were destroyed, according to Israel’s army.',
    "Iran's foreign minister condemned the strike.",
    'Araghchi said no soldiers were killed.',
    'Iran denies losses.',
    'Rescue workers counted three dead and 17 injured.',
    'Oman will host talks next week.',
    '4 March 2031, Tabriz, Iran: Israel strikes missile depot near Tabriz.',
    'missiles destroyed: at least 40, according to Israeli army.',
  ])('lets pass %j', (text) => {
    expect(verifyClaim(text, [strike])).toEqual({ supported: true });
  });

  it.each([
    ['another striker', 'Iran strikes missile depot near Tabriz.'],
    ['another striker, said backwards', 'A missile depot near Tabriz was struck by Iran.'],
    ['a third party as striker', 'The United States struck a missile depot near Tabriz.'],
    ['who did it, by words left out', 'Oman strikes port.'],
    ['another owner', "Israel's foreign minister condemned the strike."],
    ['another name', 'Baghaei said no soldiers were killed.'],
    ['a name joined of two', 'Foreign minister Oman condemned the strike.'],
    ['another place', 'Israel strikes missile depot near Shiraz.'],
    ['another place in the frame', '4 March 2031, Haifa, Israel: Israel strikes missile depot near Tabriz.'],
    ['another number', 'Fifteen Israeli aircraft hit the depot before dawn on Tuesday.'],
    ['numbers exchanged', 'Rescue workers counted 17 dead and three injured in a nearby village.'],
    ['a number of something else', '40 aircraft hit the depot before dawn.'],
    ['another bound', 'Up to 40 missiles were destroyed.'],
    ['no bound', '40 missiles were destroyed.'],
    ['another day', 'Israel struck a missile depot near Tabriz on 6 March 2031.'],
    ['another year', 'Israel struck a missile depot near Tabriz on 4 March 2030.'],
    ['another weekday', 'Twelve Israeli aircraft hit the depot before dawn on Friday.'],
    ['another time', 'Oman will host talks next month.'],
    ['another hour', 'Twelve aircraft hit the depot before midnight on Tuesday.'],
    ['a denial turned round', 'Iran confirms losses.'],
    ['a denial left out', 'Araghchi said soldiers were killed.'],
    ['a denial put in', 'Israel did not strike the missile depot near Tabriz.'],
    ['a promise as a fact', 'Oman hosted talks.'],
    ['a promise as a possibility', 'Oman may host talks next week.'],
    ['a reaction turned round', "Iran's foreign minister welcomed the strike."],
    ['an author put in', 'Twelve aircraft hit the depot before dawn on Tuesday by Iran.'],
    ['another preposition', 'Iranian minister Araghchi condemned the strike to no soldiers.'],
    ['another thing struck', 'Israel strikes fuel depot near Tabriz.'],
    ['its own words, though they mean the same', 'Three people died and 17 were wounded in a nearby village.'],
    ['its own order, though it means the same', 'A missile depot near Tabriz was struck by Israel.'],
    ['a condition before it left out', 'Iran signs the deal.'],
    ['a condition behind it left out', 'Oman opens its port.'],
    ['an invention', 'Observers fear that the region slides into a wider and longer war.'],
    ['an invented source', 'Israel strikes missile depot near Tabriz, according to Reuters.'],
    ['nothing', ' . '],
  ])('stops %s', (_, text) => {
    expect(verifyClaim(text, [strike])).toMatchObject({ supported: false });
  });

  it('takes each sentence by the events it cites, not by those it could cite', () => {
    expect(verifyClaim('Iran fires 20 missiles at Haifa.', [answer])).toEqual({ supported: true });
    expect(verifyClaim('Iran fires 20 missiles at Haifa.', [strike])).toMatchObject({ supported: false });
    expect(verifyClaim('Iran fires 20 missiles at Haifa.', [])).toEqual({
      supported: false,
      reason: 'it cites no event',
    });
  });

  it('counts the cited events itself', () => {
    const text = '2 military events from 4 March 2031 to 5 March 2031: Haifa, Israel; Tabriz, Iran.';
    expect(verifyClaim(text, [strike, answer])).toEqual({ supported: true });
    expect(verifyClaim(text.replace('2 ', '3 '), [strike, answer])).toMatchObject({ supported: false });
    expect(verifyClaim(text.replace('military', 'diplomatic'), [strike, answer])).toMatchObject({ supported: false });
    expect(verifyClaim(text.replace('4 March', '5 March'), [strike, answer])).toMatchObject({ supported: false });
    expect(verifyClaim(text.replace('Haifa', 'Tel Aviv'), [strike, answer])).toMatchObject({ supported: false });
    expect(verifyClaim(text.replace('events', 'events of bloody revenge'), [strike, answer])).toMatchObject({
      supported: false,
    });
  });

  it('says what is wrong', () => {
    const reasonOf = (text: string) => {
      const verdict = verifyClaim(text, [strike]);
      return verdict.supported ? null : verdict.reason;
    };
    expect(reasonOf('Baghaei said no soldiers were killed.')).toBe("no cited event names 'baghaei'");
    expect(reasonOf('Israel struck Tabriz on 6 March 2031.')).toBe('no cited event is dated 6 march 2031');
    expect(reasonOf('40 missiles were destroyed.')).toBe('the cited events bound 40 in another way');
    expect(reasonOf('A missile depot near Tabriz was struck by Iran.')).toBe(
      "'struck' is not what the cited event says there",
    );
  });
});
