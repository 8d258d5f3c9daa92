import { describe, expect, it } from 'vitest';
import { createIndex, forget, identify, locate, remember } from './identify.ts';
import type { Index } from './index.ts';
import type { Located } from './known.ts';

const hour = 3_600_000;
const start = Date.UTC(2030, 2, 1, 6);

/** One event in other words, the second report half an hour after the first. */
const same = [
  ['Israel strikes Iranian missile depot near Isfahan', 'Israeli jets hit missile site in Isfahan, Iran says'],
  ['Iran launches waves of ballistic missiles at Israel', 'Barrage of Iranian missiles fired toward Israel'],
  ['Iran executes nuclear engineer convicted of spying for Mossad', 'Iran hangs nuclear engineer as Mossad spy'],
  ['Guards seize tanker Blue Heron near Strait of Hormuz', 'Iran seizes oil tanker Blue Heron in Hormuz'],
  ['Oman condemns Israeli attack on Iran', 'Oman denounces Israeli strikes on Iran'],
  ['Iran shoots down Israeli drone over Tabriz', 'Israeli drone downed over Tabriz, Iran says'],
  [
    'Seven Guards officers die as Israeli jets hit building in Damascus',
    'Annex of Iranian embassy in Damascus levelled in Israeli air strike',
  ],
  ['Third round of Iran nuclear talks ends in Muscat', 'Iran nuclear talks in Muscat end third round'],
];

/** Alike in words, not in what happened. */
const different = [
  ['Oman condemns Israeli attack on Iran', 'Qatar denounces Israeli strikes on Iran'],
  ['Israel strikes Iran overnight', 'Iran strikes Israel overnight'],
  ['Iranian missile kills two in Haifa', 'Iranian missile kills two in Beersheba'],
  ['Israel bombs airport in Tabriz', 'Israel bombs airport in Shiraz'],
  ['Israel strikes ammunition depot near Abadan, Iran says', 'Israel bombs airbase near Khorramshahr, Iran says'],
  ['Iran strikes ammunition depot near Haifa, Israel says', 'Iran bombs airbase near Afula, Israel says'],
  ['Hezbollah fires rockets at Israel', 'Israel fires missiles at Hezbollah'],
  ['Iran executes man convicted of spying for Mossad', 'Israel arrests man suspected of spying for Iran'],
  ['Oil jumps as Israel strikes Iran', 'Israel shuts schools as Iran strikes back'],
  ['Saudi Arabia condemns Israeli attack on Iran', 'Saudi Arabia condemns Iranian attack on Qatar'],
  ['US F-15 shot down by Iran', 'US Apache shot down by Iran'],
  ['Carrier Gerald Ford ordered to Middle East', 'Carrier Abraham Lincoln ordered to Middle East'],
  ['Iran hangs Mossad spy Ahmad Rezaei', 'Iran hangs Mossad spy Karim Salehi'],
  ['Iran seizes tanker in Gulf of Oman', 'Iran seizes tanker off Bushehr'],
  ['Tanker hits mine in Hormuz', 'Tanker hit by drone in Hormuz'],
  ['Two tankers collide near Hormuz', 'Two tankers hit by Iranian drones near Hormuz'],
  ['Opinion: Israel must strike Iran again', 'Israel strikes Iran again'],
  ['Iran says it will close Hormuz', 'Iran closes Hormuz'],
];

/** Two reports of a truce, deal or suspension that was concluded, the second hours after the first. */
const settledOnce = [
  ['Trump announces truce as Iran agrees to reopen Hormuz', 'Trump suspends Iran bombing for ten days', 1],
  ['Israel and Hezbollah agree to ceasefire', 'Trump says Israel, Lebanon reach truce', 2],
  ['US and Iran sign deal to end war', 'Diplomat confirms that US and Iran have signed memorandum electronically', 9],
  ['Iran and Israel agree to truce', 'Tehran celebrates as Israel, Iran reach ceasefire', 11],
] as const;

const settledTwice = [
  ['US and Iran agree to truce', 'Israel and Hezbollah agree to truce', 2],
  ['US and Iran agree to truce', 'Israel and Iran agree to truce', 2],
  ['US and Iran agree deal to end war', 'US and Iran sign deal to end war', 2],
  ['Israel and Lebanon agree to truce', 'Truce between Israel and Lebanon takes effect', 2],
  ['Iran and US agree to truce (2030.03.01)', 'Trump suspends Iran bombing (2030.03.02)', 1],
  ['Israel and Iran agree to truce', 'Israel breaks truce with Iran', 1],
  ['Israel and Iran agree to truce', 'Iran says truce with Israel is over', 1],
  ['Trump suspends Iran bombing', 'Tehran and Washington reach great settlement', 2],
  ['Iran and Israel agree to truce', 'Tehran celebrates as Israel, Iran reach ceasefire', 13],
] as const;

describe('identify', () => {
  it.each(settledOnce)('takes %j and %j for one settlement', (first, second, hours) => {
    expect(settle(first, second, hours)).toBe('e-1');
  });

  it.each(settledTwice)('takes %j and %j for two settlements', (first, second, hours) => {
    expect(settle(first, second, hours)).toBeNull();
  });

  it('takes a settlement for another one only where the first was judged to be one', () => {
    const index = createIndex();
    remember(index, 'e-1', report(index, 'Iran and Israel agree to truce', 0));
    expect(
      identify(index, settlement(index, 'Tehran celebrates as Israel, Iran stop firing', hour)).eventId,
    ).toBeNull();
  });

  it.each(same)('knows %j again in %j', (first, second) => {
    expect(pair(first, second, hour / 2)).toBe('e-1');
  });

  it.each(different)('keeps %j apart from %j', (first, second) => {
    expect(pair(first, second, hour / 2)).toBeNull();
  });

  it.each(same)('takes %j and, four days later, %j for two events', (first, second) => {
    expect(pair(first, second, 96 * hour)).toBeNull();
  });

  it('knows an event by any of its reports', () => {
    const index = createIndex();
    remember(index, 'e-1', report(index, 'Israel strikes Iranian missile depot near Isfahan', 0));
    remember(index, 'e-1', report(index, 'Fires burn at depot of rockets, sky over Isfahan is red', hour / 4));
    expect(identify(index, report(index, 'Red sky over Isfahan as depot of rockets burns', hour / 2)).eventId).toBe(
      'e-1',
    );
  });

  it('chooses the likest of several events', () => {
    const index = createIndex();
    remember(index, 'e-1', report(index, 'Iranian missile damages refinery in Haifa', 0));
    remember(index, 'e-2', report(index, 'Iranian missile damages hospital in Haifa', 0));
    expect(identify(index, report(index, 'Hospital in Haifa damaged by Iranian missile', hour / 2)).eventId).toBe(
      'e-2',
    );
  });

  it.each([
    ['Market bombed in Haifa, 40 dead', 'Oil refinery struck in Haifa by Iranian missile'],
    ['Market bombed in Isfahan, 40 dead', 'Oil refinery struck in Isfahan by Israeli missile'],
  ])('keeps %j and %j apart', (first, second) => {
    const index = createIndex();
    remember(index, 'e-1', report(index, first, 0));
    expect(identify(index, report(index, second, hour)).eventId).toBeNull();
  });

  it('finds nothing in an empty index, nor an event that was forgotten', () => {
    const index = createIndex();
    const candidate = report(index, 'Israel strikes Iranian missile depot near Isfahan', 0);
    expect(identify(index, candidate).eventId).toBeNull();
    remember(index, 'e-1', candidate);
    forget(index, 'e-1');
    expect(identify(index, candidate).eventId).toBeNull();
    forget(index, 'e-1');
  });

  it('answers alike however often it is asked', () => {
    const index = createIndex();
    remember(index, 'e-1', report(index, 'Israel strikes Iranian missile depot near Isfahan', 0));
    const asked = Array.from(
      { length: 5 },
      () => identify(index, report(index, 'Israel hits depot in Isfahan', hour / 2)).eventId,
    );
    expect(new Set(asked)).toEqual(new Set(['e-1']));
  });

  it('lets old events go, and still knows the recent ones', () => {
    const index = createIndex();
    for (let number = 0; number < 12_000; number++) {
      remember(
        index,
        `e-${number}`,
        report(index, `Depot ${number} burns near Isfahan after strike ${number}`, number * hour),
      );
    }
    expect(index.positions.size).toBeLessThan(5000);
    expect(
      identify(index, report(index, 'Depot 11990 burns near Isfahan after strike 11990', 11_990.5 * hour)).eventId,
    ).toBe('e-11990');
  }, 120_000);

  it('finds the event that was remembered when the tables were rebuilt', () => {
    const index = createIndex();
    for (let number = 0; number < 12_288; number++) {
      const title = `Depot ${number} burns near Isfahan after strike ${number}`;
      remember(index, `e-${number}`, report(index, title, number * hour));
      if (number % 4096 > 4093) {
        const again = identify(index, report(index, title, (number + 0.5) * hour));
        expect(again.eventId).toBe(`e-${number}`);
      }
    }
  }, 120_000);

  it('is not made forgetful by a date in the future when it has a clock', () => {
    const index = createIndex({ now: () => start });
    remember(index, 'e-1', report(index, 'Israel strikes Iranian missile depot near Isfahan', 0));
    remember(index, 'e-2', report(index, 'A date typed wrong', 40_000 * hour));
    for (let number = 3; number < 9000; number++) remember(index, `e-${number}`, report(index, `Report ${number}`, 0));
    expect(identify(index, report(index, 'Israel hits depot in Isfahan', hour / 2)).eventId).toBe('e-1');
  }, 30_000);
});

function pair(first = '', second = '', after: number): string | null {
  const index = createIndex();
  remember(index, 'e-1', report(index, first, 0));
  return identify(index, report(index, second, after)).eventId;
}

/** The event of the second report, among others of these hours: the judge of pairs decides. */
function settle(first: string, second: string, hours: number): string | null {
  const index = createIndex();
  for (const [at, town] of ['Haifa', 'Tabriz', 'Basra', 'Aden', 'Tyre'].entries())
    remember(index, `e-${at + 2}`, report(index, `Flight of storks rests near ${town}`, 0));
  remember(index, 'e-1', settlement(index, first, 0));
  return identify(index, settlement(index, second, hours * hour)).eventId;
}

function settlement(index: Index, title: string, after: number): Located {
  return locate(index, { title, summary: '', at: new Date(start + after), isSettlement: true });
}

function report(index: Index, title: string, after: number): Located {
  return locate(index, { title, summary: '', at: new Date(start + after) });
}
