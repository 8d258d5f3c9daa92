import { seeded } from '@vigil/common/testing/seeded';
import { describe, expect, it } from 'vitest';
import { isUnreadDate, parseDate } from './parse-date.ts';

describe('the date of an entry', () => {
  it.each([
    ['Tue, 05 Mar 2030 10:00:00 GMT', '2030-03-05T10:00:00.000Z'],
    ['Tue, 5 Mar 2030 10:00:00 +0200', '2030-03-05T08:00:00.000Z'],
    ['05 Mar 30 10:00 EST', '2030-03-05T15:00:00.000Z'],
    ['Tue, 05 Mar 2030 10:00:00 Z', '2030-03-05T10:00:00.000Z'],
    ['Tue, 05 Mar 2030 10:00:00', '2030-03-05T10:00:00.000Z'],
    ['Tue, 05 Mar 2030 10:00:00 +0330', '2030-03-05T06:30:00.000Z'],
    ['Tue, 05 Mar 2030 10:00:00 IRST', '2030-03-05T06:30:00.000Z'],
    ['Tue, 05 Mar 2030 10:00:00 CEST', '2030-03-05T08:00:00.000Z'],
    ['Tue, 05 Mar 2030 10:00:00 GMT+0200 (Israel Standard Time)', '2030-03-05T08:00:00.000Z'],
    ['2030-03-05T10:00:00Z', '2030-03-05T10:00:00.000Z'],
    ['2030-03-05T10:00:00.123456+02:00', '2030-03-05T08:00:00.123Z'],
    ['2030-03-05T10:00:00', '2030-03-05T10:00:00.000Z'],
    ['2030-03-05 10:00:00', '2030-03-05T10:00:00.000Z'],
    ['2030-03-05 10:00:00 +0200', '2030-03-05T08:00:00.000Z'],
    ['2030-03-05T10:00Z', '2030-03-05T10:00:00.000Z'],
    ['2030-03-05', '2030-03-05T00:00:00.000Z'],
    ['5 March 2030', '2030-03-05T00:00:00.000Z'],
    ['March 5, 2030 10:00 PM', '2030-03-05T22:00:00.000Z'],
    ['Tue Mar  5 10:00:00 2030', '2030-03-05T10:00:00.000Z'],
    ['  Tue, 05 Mar 2030 10:00:00 GMT\n', '2030-03-05T10:00:00.000Z'],
    ['Fri, 05 Mar 2130 10:00:00 GMT', '2130-03-05T10:00:00.000Z'],
  ])('is read: %s', (text, expected) => {
    expect(parseDate(text)?.toISOString()).toBe(expected);
  });

  it.each([
    '',
    'yesterday',
    'Item 5',
    '17',
    'Volume 3, number 2030',
    'Tue, 45 Mar 2030 10:00:00 GMT',
    '2030-13-05T10:00:00Z',
    'Tue, 05 Mar 2030 10:00:00 IST',
    'Tue, 05 Mar 2030 25:00:00 GMT',
    '0001-01-01T00:00:00Z',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    `2030-03-05${' '.repeat(80)}T10:00:00Z`,
  ])('is none: %s', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  it.each([
    'Fri, 27 Nov 2026 04:19:00 GMT',
    'Fri, 27 Nov 2026 06:19:00 GMT+2',
    'Fri, 27 Nov 2026 06:19:00 UTC+2',
    'Fri, 27 Nov 2026 06:19:00 UTC+02:00',
    'Fri, 27 Nov 2026 06:19:00 UTC +2',
    'Fri, 27 Nov 2026 06:19:00 +02',
    'Fri, 27 Nov 2026 06:19:00 +2',
    'Fri, 27 Nov 2026 06:19:00 + 02:00',
    'Fri, 27 Nov 2026 06:19:00 +200',
    '2026-11-27 06:19:00+02',
    '2026-11-27T06:19:00+02',
    '2026-11-27T06:19:00+2',
    '2026-11-26T22:19:00−06:00',
    'Thu Nov 26 23:19:00 EST 2026',
    'Fri Nov 27 06:19:00 +0200 2026',
    'Fri Nov 27 06:19:00 GMT+02:00 2026',
    'Fri Nov 27 07:49:00 IRST 2026',
    'Fri,27 Nov 2026 04:19:00 GMT',
    'Fr, 27 Nov 2026 04:19:00',
    'Fri, 27 Nov 2026 06:19:00 Asia/Jerusalem',
    '2026-11-27 06:19:00 Asia/Jerusalem',
    '2026-11-27T06:19:00[Asia/Jerusalem]',
    '2026-11-27T06:19:00+02:00[Asia/Jerusalem]',
    '2026-11-27T07:49:00 Asia/Tehran',
    '2026-11-26T23:19:00 America/New_York',
    '2026/11/27 04:19:00',
    '2026/11/27 04:19',
    '2026/11/27, 04:19',
    '2026-11-27T06:19:00 +0200',
    '2026-11-27T06:19:00 +02:00',
    '2026-11-27T04:19:00 Z',
    '2026-11-27T04:19:00 00:00',
    '2026-11-27T06:19:00 02:00',
    '2026-11-27T06:19:00 0200',
    '27 November 2026 - 04:19',
    '27 November 2026 04:19',
    '20261127T041900Z',
    '20261127T061900+0200',
    '20261127T0419Z',
    '20261127T041900.000Z',
    '20261127041900',
    '1795753140',
    '1795753140000',
    '27.11.2026 04:19',
    '27.11.2026, 04:19 Uhr',
    '27/11/2026 04:19',
    '11/27/2026 04:19',
    '11/27/2026 4:19 AM',
    'November 27, 2026 4:19 AM',
    'Nov. 27, 2026 4:19 a.m.',
    'Nov 27th, 2026 at 04:19 UTC',
    'Freitag, 27. November 2026 04:19',
    'Fr., 27. Nov. 2026 04:19 GMT',
    'ven. 27 nov. 2026 04:19',
    'vendredi 27 novembre 2026 à 04:19',
    'пт, 27 ноя 2026 06:19:00 +0200',
    '27 ноября 2026 г. 04:19',
    "יום ו', 27 בנובמבר 2026 04:19",
    'שישי, 27 נובמבר 2026, 06:19:00 +0200',
    'الجمعة، 27 نوفمبر 2026 04:19',
    'جمعه 27 نوامبر 2026 07:49 +0330',
    'viernes, 27 de noviembre de 2026 04:19',
    'vie, 27 nov 2026 04:19:00 GMT',
    'Cum, 27 Kas 2026 07:19:00 +0300',
    '04:19 27 Nov 2026',
    '04:19 UTC, 27 November 2026',
    '06:19 +0200 27 Nov 2026',
    '2026-Nov-27 04:19',
    '27-Nov-2026 04:19:00',
    '27-Nov-26 04:19:00',
    'Friday, 27-Nov-26 04:19:00 GMT',
    'Fri Nov 27 2026 06:19:00 GMT+0200 (Israel Standard Time)',
    'Fri, 27 Nov 2026 06:19:00 +0200 (IST)',
    'Fri, 27 Nov 2026 06:19:00 +0200 IST',
    'Thu, 26 Nov 2026 23:19:00 EST -0500',
    'Thu, 26 Nov 2026 23:19:00 (EST)',
    'Thu, 26 Nov 2026 23:19:00 EST',
    '2026-11-27T04:19',
    '2026-11-27 04:19:00 UTC',
    '2026-11-27 04:19:00 GMT',
    '2026-11-27t04:19:00z',
    'Fri , 27 Nov 2026 04:19:00 GMT',
    'Fri, 27  Nov  2026 04:19:00 GMT',
    'Fri, 27 Nov 2026 4:19:00 GMT',
    'Fri, 27 Nov 2026 04:19:00 -0000',
    'Fri, 27 Nov 2026 04:19:00 GMT+0',
    '27 Nov 2026, 04:19',
    'Fri, 27 Nov, 2026 04:19:00 GMT',
    '2026. 11. 27. 04:19',
    '۲۰۲۶/۱۱/۲۷ ۰۴:۱۹',
    '2026-11-27 AT 04:19',
    '2026-11-27@04:19',
    'Fri, 27 Nov 2026 04:19:00 Etc/UTC',
    '2026-11-27 04:19:00.0',
    '2026-11-27T06:19:00+0200',
    '2026-11-27 06:19:00 (GMT+2)',
  ])('is the same moment however it is written: %s', (text) => {
    expect(parseDate(text)?.toISOString()).toBe('2026-11-27T04:19:00.000Z');
  });

  it.each([
    'Fri, 27 Nov 2026 06:19:00 IST',
    'Fri, 27 Nov 2026 06:19:00 XYZ',
    'Fri, 27 Nov 2026 06:19:00 +25',
    'Fri, 27 Nov 2026 06:19:00 +1530',
    'Fri, 27 Nov 2026 06:19:00 EST+1',
    '2026-11-27T06:19:00Z+02:00',
    '05/03/2026 04:19',
    '31 Feb 2026',
    '2026-02-30',
    '2026-11-27T06:19:00 Mars/Base',
    'yesterday',
    '2 hours ago',
    'Item 27 Nov 2026',
    'Fri, 27 Nov 2026 06:19:00 local time',
    '27 listopad 2026',
    '2026-11-27T06:19:00+02:00 2026',
    '12345678901',
    '2026',
    '17',
    '99999999',
    'Volume 3, number 2030',
    '2026-11-27 06:19 something',
    '1 2 Nov 2026',
    '06:19',
    'Nov 2026',
    '2026-11-27T25:00:00Z',
    '2026-11-27T04:61:00Z',
    'NaN',
    '{{ date }}',
    '2026-11-27T06:19:00 GMT 2',
    'Fri, 27 Nov 2026 06:19:00 A',
    '2026-11-27T06:19:00−02:00x',
    '(GMT+2) 2026-11-27 06:19:00',
  ])('is unknown rather than another one: %s', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  it.each([
    ['Fri, 27 Nov 2026 06:30:00 GMT-3:30', '2026-11-27T10:00:00.000Z'],
    ['2026-07-01 12:00 Asia/Jerusalem', '2026-07-01T09:00:00.000Z'],
    ['2026-12-01 12:00 Asia/Jerusalem', '2026-12-01T10:00:00.000Z'],
    ['2026-03-27 03:30 Asia/Jerusalem', '2026-03-27T00:30:00.000Z'],
    ['2026-03-27 01:30 Asia/Jerusalem', '2026-03-26T23:30:00.000Z'],
    ['2026-10-24 23:30 Asia/Jerusalem', '2026-10-24T20:30:00.000Z'],
    ['2026-10-25 03:30 Asia/Jerusalem', '2026-10-25T01:30:00.000Z'],
    ['2026-11-27T24:00:00Z', '2026-11-28T00:00:00.000Z'],
    ['2016-12-31T23:59:60Z', '2016-12-31T23:59:59.000Z'],
    ['Wed, 02 Dec 2026 12:00 AM', '2026-12-02T00:00:00.000Z'],
    ['Wed, 02 Dec 2026 12:00 PM', '2026-12-02T12:00:00.000Z'],
    ['mar, 03 mar 2026 10:00:00 +0100', '2026-03-03T09:00:00.000Z'],
    ['1795753140.5', '2026-11-27T04:19:00.500Z'],
    ['20261127', '2026-11-27T00:00:00.000Z'],
    ['05.03.2026', '2026-03-05T00:00:00.000Z'],
    ['2026-11-27Z', '2026-11-27T00:00:00.000Z'],
    ['2026-11-27+02:00', '2026-11-26T22:00:00.000Z'],
  ])('is exact at its edges: %s', (text, expected) => {
    expect(parseDate(text)?.toISOString()).toBe(expected);
  });
});

describe('a date that is not read', () => {
  it.each(['sometime last week', 'Fri, 27 Nov 2026 06:19:00 XYZ', '05/03/2026', '{{ date }}', '7'])(
    'stands: %s',
    (text) => {
      expect(isUnreadDate(text)).toBe(true);
    },
  );

  it.each([
    '',
    ' \n',
    '0',
    '0000-00-00 00:00:00',
    '0000-00-00T00:00:00Z',
    '0001-01-01T00:00:00Z',
    'Thu, 01 Jan 1970 00:00:00 GMT',
  ])('is missing: %j', (text) => {
    expect(isUnreadDate(text)).toBe(false);
    expect(parseDate(text)).toBeNull();
  });

  it('is none where it is read', () => {
    expect(isUnreadDate('Fri, 27 Nov 2026 06:19:00 GMT+2')).toBe(false);
  });
});

describe('any moment in any offset, zone and shape', () => {
  const random = seeded(12);
  const pick = <T>(...from: T[]): T | undefined => from[Math.floor(random() * from.length)];
  const two = (value: number) => String(value).padStart(2, '0');

  /** The spellings of an offset of these minutes. */
  function offsetOf(minutes: number): string {
    const [sign, hours, rest] = [minutes < 0 ? '-' : '+', Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
    const full = [
      `${sign}${two(hours)}${two(rest)}`,
      `${sign}${two(hours)}:${two(rest)}`,
      `UTC${sign}${hours}:${two(rest)}`,
    ];
    const short = [`${sign}${two(hours)}`, `GMT${sign}${hours}`, `UTC${sign}${two(hours)}`, `${sign}${hours}`];
    return pick(...full, ...(rest === 0 ? short : [])) ?? '';
  }

  /** A local time in the shapes of feeds, before its zone. */
  function written(local: Date, zone: string): string {
    const [date = '', clock = ''] = local.toISOString().slice(0, 19).split('T');
    const [year = '', month = '', day = ''] = date.split('-');
    const [weekday = '', , name = ''] = local.toUTCString().split(' ');
    const start = weekday.slice(0, 3);
    const gap = pick('', ' ');
    return (
      pick(
        `${start}, ${day} ${name} ${year} ${clock} ${zone}`,
        `${start},${day} ${name} ${year} ${clock} ${zone}`,
        `${start.slice(0, 2)}, ${Number(day)} ${name} ${year} ${clock} ${zone}`,
        `${start} ${name} ${day} ${clock} ${zone} ${year}`,
        `${date}T${clock}${gap}${zone}`,
        `${date} ${clock} ${zone}`,
        `${year}/${month}/${day} ${clock} ${zone}`,
        `${day}.${month}.${year}, ${clock} ${zone}`,
        `${day} ${name} ${year} - ${clock} ${zone}`,
        `${date.replaceAll('-', '')}T${clock.replaceAll(':', '')}${gap}${zone}`,
        `${clock} ${zone}, ${day} ${name} ${year}`,
      ) ?? ''
    );
  }

  it('is read as it is meant', () => {
    for (let round = 0; round < 3_000; round += 1) {
      const time = Math.floor(Date.UTC(2000, 0, 1) / 1000 + random() * 40 * 365 * 86_400) * 1000;
      const minutes = Math.floor(random() * 105 - 48) * 15;
      const text = written(new Date(time + minutes * 60_000), offsetOf(minutes));
      expect(parseDate(text)?.toISOString(), text).toBe(new Date(time).toISOString());
    }
  });

  it('is read in the zones of the world, where their clocks show it once', () => {
    const zones = ['Asia/Jerusalem', 'Asia/Tehran', 'Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Etc/UTC'];
    for (let round = 0; round < 600; round += 1) {
      const time = Math.floor(Date.UTC(2015, 0, 1) / 1000 + random() * 15 * 365 * 86_400) * 1000;
      const timeZone = pick(...zones) ?? '';
      const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
      const text = `${shown.format(time)} ${timeZone}`;
      const read = parseDate(text);
      expect(read && shown.format(read), text).toBe(shown.format(time));
      expect(Math.abs((read?.getTime() ?? 0) - time), text).toBeLessThanOrEqual(3_600_000);
    }
  });

  it('with one more letter or digit is unknown, or what that says, and never an error', () => {
    for (let round = 0; round < 3_000; round += 1) {
      const minutes = Math.floor(random() * 105 - 48) * 15;
      const text = written(new Date(Date.UTC(2026, 10, 27, 4, 19) + minutes * 60_000), offsetOf(minutes));
      const at = Math.floor(random() * (text.length + 1));
      const stray = pick('x', 'q', '?', '#', '½', '\0', 'ß', '{', '7', '\u202E', '日') ?? '';
      const read = parseDate(`${text.slice(0, at)}${stray}${text.slice(at)}`);
      expect(read === null || !Number.isNaN(read.getTime())).toBe(true);
      if (/[?#{½日]/.test(stray)) expect(read, `${text} with ${stray} at ${at}`).toBeNull();
    }
  });

  it('costs little, however long the text is', () => {
    const began = process.cpuUsage();
    for (const part of [' ', '2026-', '10:00 ', 'Mar ', '+02:00', '\u200f', 'a/', '(']) parseDate(part.repeat(200_000));
    for (const part of [' ', '2026-', '10:00 ', 'Mar ', '+02:00', 'a/', '('])
      for (let n = 0; n < 200; n += 1) parseDate(part.repeat(30).slice(0, 90));
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000);
  });
});
