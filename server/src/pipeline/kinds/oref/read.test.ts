import { seeded } from '@vigil/common/testing/seeded';
import { describe, expect, it } from 'vitest';
import { readOref } from './read.ts';

const live = (cat: string, title: string, data: string[]) =>
  JSON.stringify({ id: '133042653750000000', cat, title, data, desc: 'היכנסו למרחב המוגן' });

describe('the JSON of the Home Front Command', () => {
  it.each([
    ...['', '\uFEFF', '\uFEFF\r\n', '\r\n', '\0', '\0\0\r\n', '\uFEFF\0 \0', '\u0A7B\r\n', '\uFFFD', '\t\u200F'],
    ...['{}', '[]', ' { } \0', '\uFEFF[]\r\n', '[{}]', 'null', '""'],
  ])('says with a body without text (%j) that there is no alert', (body) => {
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
    ['zeros at the end', (body: string) => `${body}\0\0`],
    ['zeros and line breaks around it', (body: string) => `\0\r\n${body}\r\n\0`],
    ['a zero after each character', (body: string) => [...body].join('\0')],
    ['a zero in a name', (body: string) => body.replace('חיפה', 'חי\0פה')],
    ['U+0A7B before it', (body: string) => `\u0A7B${body}`],
    ['U+0A7B in it', (body: string) => body.replace(',', ',\u0A7B')],
    ['byte-order marks before, in and after it', (body: string) => `\uFEFF\uFEFF${body.replace(':', ':\uFEFF')}\uFEFF`],
    ['direction marks in a name', (body: string) => body.replace('חיפה', '\u200Fחיפה\u200E')],
    ['a broken character at the end', (body: string) => `${body}\uFFFD`],
    ['a line break in a text', (body: string) => body.replace('חיפה', 'חיפה\r\n')],
    ['control characters', (body: string) => `\u0001${body}\u001A`],
  ])('hides no alert behind stray bytes: %s', (_name, withBytes) => {
    expect(readOref(withBytes(live('1', 'ירי רקטות וטילים', ['חיפה'])))).toMatchObject([
      { phase: 'alert', threat: 'Rocket and missile', isDrill: false, places: ['חיפה'] },
    ]);
  });

  it.each([
    'סיום שהייה בסמיכות למרחב המוגן',
    'סיום שהייה במרחב המוגן',
    'האירוע הסתיים',
    'הארוע  הסתיים',
    'ירי רקטות וטילים -  האירוע הסתיים',
    'חדירת כלי טיס עוין - האירוע הסתיים',
    'האירוע באזור הסתיים. השוהים במרחב המוגן יכולים לצאת',
    'השוהים במרחב המוגן יכולים לצאת',
    'ניתן לצאת מהמרחב המוגן',
    'ניתן  לצאת\u00A0מהמרחב המוגן',
    'ניתן לצאת מהמרחב המוגן אך יש להישאר בקרבתו',
    'כעת אפשר לצאת מהמרחב המוגן',
    'החשש הוסר',
    'הוסר החשש לחדירת מחבלים',
    'החשש לחדירת מחבלים הוסר',
    'ההתרעה הוסרה',
    'ההתרעה בוטלה',
    'התרעת שווא',
    'אין עוד צורך לשהות במרחב המוגן',
    'חזרה לשגרה',
    'סיום אירוע',
    'The event has ended',
    'Event ended',
    'The incident is over',
    'You may leave the protected space',
    'Those in the protected space can leave',
    'Leaving the protected space: you can now exit',
    'End of stay near the protected space',
    'The threat of infiltration has been ruled out',
    'The alert was lifted',
    'All clear',
  ])('is ended by: %s', (title) => {
    expect(readOref(live('10', title, ['עכו']))).toMatchObject([
      { phase: 'all-clear', isDrill: false, places: ['עכו'] },
    ]);
  });

  it.each([
    'אין לצאת מהמרחב המוגן',
    'לא ניתן לצאת מהמרחב המוגן',
    'האירוע טרם הסתיים',
    'האירוע לא הסתיים',
    'ירי רקטות וטילים - הישארו במרחב המוגן עד לסיום האירוע',
    'ירי רקטות וטילים - הישארו במרחב המוגן עד סיום האירוע',
    'The event has not ended',
    'Stay in the protected space until the event has ended',
    'Rocket fire: you may not leave the protected space',
  ])('is not ended by: %s', (title) => {
    expect(readOref(live('1', title, ['עכו']))[0]?.phase).not.toBe('all-clear');
  });

  it('says in the text of a news flash alone that an event has ended', () => {
    const flash = { id: '8', cat: '10', title: 'עדכון', data: ['עכו'], desc: 'האירוע הסתיים' };
    expect(readOref(JSON.stringify(flash))).toMatchObject([{ phase: 'all-clear' }]);
    expect(readOref(JSON.stringify({ ...flash, cat: '1', title: 'ירי רקטות וטילים' }))).toMatchObject([
      { phase: 'alert' },
    ]);
  });

  it.each([
    'ברחבי הארץ',
    'בכל רחבי  הארץ',
    'כל הארץ',
    'בכל הארץ',
    'כלל הארץ',
    'ארצי',
    'בכל אזורי הארץ',
    'Nationwide',
    'All areas',
  ])('ends everywhere by an end for: %s', (place) => {
    expect(readOref(live('10', 'האירוע הסתיים', [place]))).toMatchObject([{ phase: 'all-clear', places: [] }]);
    expect(readOref(live('1', 'ירי רקטות וטילים', [place]))).toMatchObject([
      { phase: 'alert', places: [expect.anything()] },
    ]);
  });

  it.each([
    ...[
      'בדיקה',
      'בדיקה 1',
      'אזור בדיקה',
      'בדיקת מערכת',
      'בדיקה מחזורית',
      ' בדיקה  ',
      'בְּדִיקָה',
      'בדיקה־צפון',
      'ניסיון',
      'נסיון',
    ],
    ...['ניסוי', 'תרגיל', 'טסט', 'Test', 'TEST AREA', 'test-2'],
  ])('leaves out the test area %j, and is a drill where it has no other', (test) => {
    expect(readOref(live('1', 'ירי רקטות וטילים', [test, 'חיפה']))).toMatchObject([
      { isDrill: false, places: ['חיפה'] },
    ]);
    expect(readOref(live('1', 'ירי רקטות וטילים', [test]))).toMatchObject([{ isDrill: true }]);
  });

  it('takes no town for a test area', () => {
    const towns = ['תל נסר', 'Testour', 'נסים', 'עתלית'];
    expect(readOref(live('1', 'ירי רקטות וטילים', towns))).toMatchObject([{ isDrill: false, places: towns }]);
  });

  it.each([
    'חדירת כלי  טיס עוין',
    'חדירת\u00A0כלי\u2003טיס עוין ',
    'חדירת כלי\tטיס עוין',
    'חדירת כלי\u200F טיס עוין',
    'חֲדירת כלי טיס',
  ])('is understood with any white space and marks in its title: %j', (title) => {
    expect(readOref(live('6', title, ['נצרת']))).toMatchObject([
      { phase: 'alert', threat: 'Hostile aircraft', isArmed: true },
    ]);
  });

  it('is told by its category where its title says nothing known, in the numbers of either file', () => {
    expect(readOref(live('1', 'היכנסו למרחב המוגן', ['חיפה']))).toMatchObject([
      { threat: 'Rocket and missile', isArmed: true },
    ]);
    expect(readOref(live('13', '', ['חיפה']))).toMatchObject([{ threat: 'Infiltration', isArmed: true }]);
    expect(readOref(live('13', 'רעידת אדמה', ['חיפה']))).toMatchObject([{ isArmed: false }]);
    const row = (category: number, title: string) => [
      { alertDate: '2030-03-05 14:02:10', title, data: 'חיפה', category },
    ];
    expect(readOref(JSON.stringify(row(2, 'הודעה')))).toMatchObject([{ threat: 'Hostile aircraft', isArmed: true }]);
    expect(readOref(JSON.stringify(row(15, 'ירי רקטות וטילים')))).toMatchObject([{ isDrill: true }]);
  });

  it('is read without an id as well, the same one each time', () => {
    const [title, data] = ['ירי רקטות וטילים', ['חיפה']];
    const [first] = readOref(JSON.stringify({ id: '', cat: '1', title, data }));
    expect(first).toMatchObject({ id: expect.stringMatching(/^\w{20}$/), places: ['חיפה'] });
    expect(readOref(JSON.stringify({ cat: '1', title, data }))).toEqual([first]);
    expect(readOref(JSON.stringify({ cat: '1', title, data: ['עכו'] }))[0]?.id).not.toBe(first?.id);
    expect(readOref(JSON.stringify({ id: 7, cat: 1, title, data: 'חיפה' }))).toMatchObject([
      { id: '7', places: ['חיפה'] },
    ]);
  });

  it('keeps the rows of its history that can be read, with others beside them, and several alerts at once', () => {
    const row = { alertDate: '2030-03-05T14:02:10', title: 'ירי רקטות וטילים', data: 'חיפה', category: '1' };
    const rows = [row, { ...row, data: null }, {}, { ...row, data: 'עכו', category: null }];
    expect(readOref(JSON.stringify(rows))).toMatchObject([
      { places: ['חיפה', 'עכו'], at: new Date('2030-03-05T12:02:10Z') },
    ]);
    const zoned = [{ ...row, alertDate: '2030-03-05T14:02:10+02:00' }];
    expect(readOref(JSON.stringify(zoned))).toMatchObject([{ at: new Date('2030-03-05T12:02:10Z') }]);
    const alerts = [live('1', 'ירי רקטות וטילים', ['חיפה']), live('6', 'חדירת כלי טיס עוין', ['עכו'])];
    expect(readOref(`[${alerts.join(',')}]`)).toHaveLength(2);
  });

  it('never loses an alert or a place behind stray bytes at any position', () => {
    const random = seeded(7);
    const stray = ['\0', '\uFEFF', '\u0A7B', '\u200F', '\u0001', '\u202B'];
    const body = live('1', 'ירי רקטות וטילים', ['חיפה - כרמל', 'עכו']);
    for (let round = 0; round < 300; round += 1) {
      let text = body;
      for (let count = 0; count < 6; count += 1) {
        const at = Math.floor(random() * (text.length + 1));
        text = text.slice(0, at) + stray[Math.floor(random() * stray.length)] + text.slice(at);
      }
      expect(readOref(text), JSON.stringify(text)).toMatchObject([
        { id: '133042653750000000', threat: 'Rocket and missile', places: ['חיפה - כרמל', 'עכו'] },
      ]);
    }
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
