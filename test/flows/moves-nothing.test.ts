import type { Statement } from '@vigil/reader';
import { placeOf } from '@vigil/server/gazetteer/place-of';
import { judge } from '@vigil/server/judge/judgement';
import { makeStatement } from '@vigil/server/testing/make';
import { makeStated } from '@vigil/server/testing/report-events';
import type { EventRecord } from '@vigil/server/timeline/change';
import { describe, expect, it } from 'vitest';
import { type Assessment, assess } from '../assess/assess.ts';
import { takeInItems } from '../assess/take-in-items.ts';
import { sharedReader } from '../harness/vigil.ts';

const at = new Date('2031-03-05T12:00:00.000Z');
const hours = (count: number) => new Date(+at - count * 3_600_000).toISOString();

const strike = { kind: 'attack', by: ['il'], on: ['ir'], country: 'ir' } satisfies Partial<Statement>;
const truce = { kind: 'truce', by: ['il', 'ir'], country: 'region' } satisfies Partial<Statement>;
const closure = { kind: 'closure', by: ['ir'], country: 'hormuz' } satisfies Partial<Statement>;
const reopening = { kind: 'reopening', by: ['ir'], country: 'hormuz' } satisfies Partial<Statement>;
const killed = { kind: 'leader-killed', by: ['il'], on: ['ir'], country: 'ir' } satisfies Partial<Statement>;

let count = 0;
function event(statement: Partial<Statement>, more: Partial<Parameters<typeof makeStated>[1]> = {}): EventRecord {
  const id = `event-${++count}`;
  return makeStated(statement, {
    ...{ id, title: `Example headline ${count}`, timestamp: hours(2), createdAt: hours(2) },
    ...{ location: 'Tabriz, Iran', eventType: 'military', urgencyLevel: 'critical' },
    ...more,
  });
}

/** A quiet month of talks now and then, and a strait that was closed three weeks ago. */
const before = [
  ...Array.from({ length: 30 }, (_, day) =>
    event({ kind: 'politics', country: 'ir' }, { timestamp: hours(24 * day + 1), urgencyLevel: 'low' }),
  ),
  event(closure, { timestamp: hours(24 * 21), location: 'Strait of Hormuz' }),
  event({ kind: 'talks', by: ['ir', 'us'], country: 'om' }, { timestamp: hours(24 * 6), urgencyLevel: 'medium' }),
];

/** What each reader of statements makes of the events: all that may move. */
function numbersOf(one: Assessment) {
  const { threatLevel, threatReason, militaryProbability, diplomacyProbability, factors, sentences } = one;
  return {
    ...{ threatLevel, threatReason, militaryProbability, diplomacyProbability, factors },
    balance: [one.israelAdvantage, one.iranAdvantage],
    indicators: one.indicators.map(({ id, state, count, rate }) => ({ id, state, count, rate })),
    // How many acts rest on one origin is said beside the bottom line, not in it.
    bottomLine: sentences
      .filter(({ section, template }) => section === 'assessment' && template?.name !== 'open')
      .map(({ text }) => text),
  };
}
const numbers = (...added: EventRecord[]) => numbersOf(assess([...before, ...added], at));
const still = numbers();

const alone = { sources: ['Quill Wire'] };

describe('what moves level, forecasts, indicators, balance and bottom line', () => {
  it.each([
    ['a strike', strike],
    ['a leader who was killed', killed],
    ['a closed strait', { ...closure, by: [] }],
    ['a blockade', { kind: 'blockade' as const, by: ['us' as const], on: ['ir' as const], country: 'ir' as const }],
  ])('is %s of two origins, not of one', (_, statement) => {
    expect(numbers(event(statement, alone))).toEqual(still);
    const moved = numbers(event(statement));
    expect(moved.indicators).not.toEqual(still.indicators);
    expect(moved.threatLevel).not.toBe(still.threatLevel);
    expect(moved.bottomLine).not.toEqual(still.bottomLine);
    expect(moved.factors).not.toEqual(still.factors);
  });

  it('is no wire that many print, and not the second report of one outlet', () => {
    const each = () => ({ origin: 'Quill Wire', wire: true as const });
    expect(numbers(event(strike, { each }))).toEqual(still);
    expect(numbers(event(strike, { sources: ['Quill Wire', 'Quill Wire'] }))).toEqual(still);
  });

  it.each(['comment', 'announced', 'denied', 'past'] as const)('is nothing that is %s, of however many', (reality) => {
    const sources = Array.from({ length: 8 }, (_, at) => `Example outlet ${at}`);
    expect(numbers(event({ ...strike, reality }, { sources }))).toEqual(still);
    expect(numbers(event({ ...truce, reality }, { sources }))).toEqual(still);
  });

  it('is the word of a side for what it did, not for what the other one did', () => {
    const said = (...claims: ('israeli' | 'iranian')[]) => ({ ...alone, each: () => ({ claims }) });
    expect(numbers(event(strike, said('iranian')))).toEqual(still);
    expect(numbers(event({ ...strike, by: ['il', 'ir'], on: ['ir'] }, said('iranian')))).toEqual(still);
    expect(numbers(event(strike, said('israeli'))).threatLevel).not.toBe(still.threatLevel);
  });

  it('downwards too: one origin, or comments, end and ease nothing', () => {
    const war = [event(strike, { timestamp: hours(30) }), event(strike, { timestamp: hours(8) })];
    const inWar = numbers(...war);
    expect(inWar.threatLevel).toBe('critical');
    for (const ease of [truce, reopening]) {
      const eased = { location: 'Strait of Hormuz', eventType: 'diplomatic' as const };
      expect(numbers(...war, event(ease, { ...eased, ...alone }))).toEqual(inWar);
      expect(numbers(...war, event({ ...ease, reality: 'comment' }, eased))).toEqual(inWar);
      expect(numbers(...war, event(ease, eased)).indicators).not.toEqual(inWar.indicators);
    }
    const opened = (more: { sources?: string[] }) =>
      numbers(...war, event(reopening, { timestamp: hours(24 * 12), location: 'Strait of Hormuz', ...more }));
    expect(opened(alone).factors).toEqual(inWar.factors);
    expect(opened({}).factors.geography.israel).toBeGreaterThan(inWar.factors.geography.israel);
  });

  it('is not undone by comments that join its event', () => {
    const comments = Array.from({ length: 9 }, (_, at) => `Example column ${at}`);
    const comment = { statement: makeStatement({ ...strike, reality: 'comment' }), urgencyLevel: 'low' as const };
    const each = (at: number) => (at < 2 ? {} : comment);
    const two = ['Example Wire', 'Sample News'];
    const [plain, joined] = [two, [...two, ...comments]].map((sources) => numbers(event(strike, { sources, each })));
    expect(joined?.threatLevel).toBe(plain?.threatLevel);
    expect([joined?.militaryProbability, joined?.balance]).toEqual([plain?.militaryProbability, plain?.balance]);
  });

  it('moves the balance as far as two origins say by themselves', () => {
    const urgency = (first: EventRecord['urgencyLevel'], other: EventRecord['urgencyLevel']) =>
      numbers(event(strike, { each: (at) => ({ urgencyLevel: at === 0 ? first : other }) })).factors.military.israel;
    expect(urgency('critical', 'medium')).toBe(urgency('medium', 'medium'));
    expect(urgency('critical', 'critical')).toBeGreaterThan(urgency('medium', 'medium'));
  });
});

/** Headlines of our own making. */
const silent: readonly { of: string; titles: readonly string[] }[] = [
  {
    of: 'an op-ed',
    titles: [
      'Opinion: Israel should strike Iran again before it is too late',
      'Why bombing Iran was a mistake, and what must follow',
      "Column: Iran's missiles fell on Haifa, and so did our illusions",
      'Editorial: After the strikes on Isfahan, Israel needs a plan',
      'Analysis: What an Israeli attack on Natanz would mean',
      'Ten years from now we will ask why Israel attacked Iran',
      'יסוד לדאגה: ישראל חייבת לתקוף שוב באיראן - דעה',
      'یادداشت: چرا حمله به اسرائیل اشتباه بود',
      'مقال رأي: لماذا يجب أن ترد إيران على إسرائيل',
    ],
  },
  {
    of: 'a memorial siren',
    titles: [
      'Two-minute siren marks Holocaust Remembrance Day across Israel',
      'Israelis stand in silence as memorial siren wails for fallen soldiers',
      'Nationwide siren to sound at 11am for Memorial Day',
      'צפירת יום הזיכרון נשמעה ברחבי הארץ',
    ],
  },
  {
    of: "a Pope's appeal",
    titles: [
      'Pope appeals for peace between Israel and Iran in Sunday prayer',
      'Pope calls for an end to attacks in the Middle East',
      'Pope urges Iran and Israel to return to talks',
      'Pope prays for victims of the war in Iran and asks for a ceasefire',
      'پاپ خواستار صلح میان ایران و اسرائیل شد',
      'האפיפיור קרא לשלום בין ישראל לאיראן',
      'البابا يدعو إلى السلام بين إسرائيل وإيران',
    ],
  },
  {
    of: "a tracker's running total",
    titles: [
      'Death toll tracker: 1,240 killed in Iran since the war began',
      'Tracker: number of dead in Iran rises to 1,240 in total, rights group says',
      "Rights group's running count of those killed in the war stands at 1,310",
      'Live tracker: How many people have been killed in Iran, Israel and Lebanon so far',
      'حصيلة القتلى في إيران منذ بدء الحرب ترتفع إلى 1240',
    ],
  },
  {
    of: 'an accident in Qatar',
    titles: [
      'Helicopter crashes in Qatar during training flight, two killed',
      'Explosion at restaurant kitchen in Doha caused by gas leak, officials say',
      'Fire breaks out at Doha warehouse; no injuries, civil defence says',
      'Accident at Ras Laffan plant in Qatar injures three workers',
      'آتش‌سوزی در انباری در دوحه بدون تلفات',
      'حريق في مستودع بالدوحة دون إصابات',
    ],
  },
  {
    of: "the word 'fars'",
    titles: [
      'Fars province farmers hold saffron festival in Shiraz',
      'Fars News Agency launches new website',
      'Heavy rain floods villages in Fars province',
      'Fars reports on bread prices in Tehran',
    ],
  },
];

describe('read by the shipped reader', () => {
  it.each(silent)('$of moves nothing, also where two outlets bring it', async ({ titles }) => {
    const reader = await sharedReader();
    const events: EventRecord[] = [];
    for (const title of titles) {
      const statement = await reader.read({ title, summary: '' });
      const { relevant, ...judgement } = judge(statement, placeOf(statement, { title, summary: '' }));
      if (relevant) events.push(event(statement, { ...judgement, title }));
    }
    expect(numbers(...events)).toEqual(still);
  });

  it('two outlets on one strike move all of them', async () => {
    const [one, other] = ['Israel strikes missile depot near Tabriz', 'Israeli jets hit missile depot near Tabriz'];
    const item = { id: 'one', date: hours(3), outlet: 'Amberly Courier', title: one, summary: '', url: '', lang: '' };
    const events = await takeInItems([item, { ...item, id: 'other', outlet: 'Harbour Post', title: other }], at);
    const moved = numbers(...events);
    expect(moved.threatLevel).not.toBe(still.threatLevel);
    expect(moved.militaryProbability).toBeGreaterThan(still.militaryProbability);
    expect(moved.indicators).not.toEqual(still.indicators);
    expect(moved.factors).not.toEqual(still.factors);
    expect(moved.bottomLine).not.toEqual(still.bottomLine);
  });
});
