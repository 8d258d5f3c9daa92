import { describe, expect, it } from 'vitest';
import { readOref } from './read.ts';

const live = (cat: string, title: string, data: string[]) =>
  JSON.stringify({ id: '133042653750000000', cat, title, data, desc: 'היכנסו למרחב המוגן' });

describe('the JSON of the Home Front Command', () => {
  it.each(['', '\uFEFF', '\uFEFF\r\n', '\r\n'])('says with a body without text (%j) that there is no alert', (body) => {
    expect(readOref(body)).toEqual([]);
  });

  it('names the threat and the places, with or without a byte-order mark', () => {
    const body = live('1', 'ירי רקטות וטילים', ['חיפה - כרמל', 'חיפה - כרמל', 'באר שבע']);
    const alert = {
      id: '133042653750000000',
      phase: 'alert',
      threat: 'Rocket and missile',
      isArmed: true,
      isDrill: false,
      places: ['חיפה - כרמל', 'באר שבע'],
    };
    expect(readOref(body)).toMatchObject([alert]);
    expect(readOref(`\uFEFF${body}\r\n`)).toMatchObject([alert]);
  });

  it.each([
    ['10', 'האירוע הסתיים', { phase: 'all-clear', isDrill: false }],
    ['10', 'בדקות הקרובות צפויות להתקבל התרעות באזורך', { phase: 'warning' }],
    ['6', 'חדירת כלי טיס עוין', { phase: 'alert', threat: 'Hostile aircraft', isArmed: true }],
    ['101', 'ירי רקטות וטילים', { isDrill: true }],
    ['1', 'ירי רקטות וטילים - תרגיל', { isDrill: true }],
    ['3', 'רעידת אדמה', { phase: 'alert', isArmed: false }],
  ])('of category %s titled %s is understood', (cat, title, meaning) => {
    expect(readOref(live(cat, title, ['חיפה']))).toMatchObject([meaning]);
  });

  it('is read from its history as well: the rows of a minute are one message, in Israeli time of summer and winter', () => {
    const row = (alertDate: string, data: string) => ({ alertDate, title: 'ירי רקטות וטילים', data, category: 1 });
    const body = JSON.stringify([
      row('2030-03-05 14:02:10', 'חיפה'),
      row('2030-03-05 14:02:40', 'עכו'),
      row('2030-07-05 14:02:10', 'חיפה'),
    ]);
    const [winter, summer, ...others] = readOref(body);
    expect(winter).toMatchObject({ places: ['חיפה', 'עכו'], at: new Date('2030-03-05T12:02:10Z') });
    expect(summer).toMatchObject({ at: new Date('2030-07-05T11:02:10Z') });
    expect(others).toEqual([]);
  });

  it.each(['{"id":1', '<html>', '{"a":1}', '[1]', '"text"'])('is a fault where it is something else: %s', (body) => {
    expect(() => readOref(body)).toThrow(/list of alerts/);
  });
});
