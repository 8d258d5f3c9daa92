import { pick, seeded } from '@vigil/common/testing/seeded';
import { expect, it } from 'vitest';
import { splitPost } from './post.ts';

it.each([
  [
    'Spokesman of the harbour:\nThe lamp is out. No ship is near.',
    'Spokesman of the harbour: The lamp is out. No ship is near.',
    '',
  ],
  ['🎙 דובר הנמל:\nהמנורה כבתה\nאין ספינה', '🎙 דובר הנמל: המנורה כבתה', 'אין ספינה'],
  ['⚡️ Fog\nThe lamp is out.', '⚡️ Fog The lamp is out.', ''],
  ['Срочно\nМаяк погас', 'Срочно Маяк погас', ''],
  ['Lamp out\nNo ship near.', 'Lamp out', 'No ship near.'],
  ['The harbour master:', 'The harbour master:', ''],
])('a post whose first line only says who speaks is named by what is said too: %j', (text, title, summary) => {
  expect(splitPost(text)).toEqual({ title, summary });
});

it.each([
  '🚨Breaking',
  '🚨🚨\nBREAKING:',
  'BREAKING NEWS',
  '⚡️ JUST IN',
  '— Live updates —',
  '🔴 עדכון',
  'בהול:',
  'מבזק חדשות 12',
  'דיווח ראשוני',
  'עדכון 14:30',
  '🔴 عاجل',
  '#عاجل',
  'عـــاجل جدّاً',
  'خبر عاجل‼️',
  'فوری',
  '🔴 خبر فوری 🔴',
  'هم‌اکنون',
  'آخرین خبرهای فوری',
  '🚨 أخبار عاجلة 🚨',
  'آخر الأخبار',
  '⚡️ URGENT | عاجل',
  '#Urgent',
  '#harbour #פנס #فانوس',
  '@harbour_watch',
  '@harbour@social.example',
  'Via @harbour',
  'https://harbour.example/a?b=c',
  't.me/harbour',
  '👉 Subscribe: https://t.me/harbour',
  '🇫🇯🇫🇯',
  '1/3',
  '~~~',
  'CW: fog, lamps',
  'Content warning: fog',
  'אזהרת תוכן: ערפל',
  'تحذير المحتوى: ضباب',
  'هشدار محتوا: مه',
])('a line that only says that news follows is no title: %j', (banner) => {
  for (const sentence of [
    'The lamp is out at the harbour.',
    'המנורה בנמל כבתה',
    'انطفأ مصباح الميناء',
    'چراغ بندر خاموش شد',
  ]) {
    const plain = banner.replaceAll('\n', ' ');
    expect(splitPost(`${banner}\n\n${sentence}`)).toEqual({ title: sentence, summary: plain });
    expect(splitPost(`${banner}\n${sentence}\nNo ship is near.`).summary).toBe(`${plain} No ship is near.`);
  }
});

it.each([
  'Lamp out',
  '🔴 Two lamps out',
  '#Harbour lamp out',
  '🚨 Fog at @harbour pier today',
  'Breaking the ice: ship leaves',
  'News of the lamp',
  '12 lamps',
  '灯台の明かりが消えた',
  'עדכון: המנורה כבתה',
  'عاجل | انطفأ المصباح',
])('a line that says what happened is the title, with its signs: %j', (line) => {
  expect(splitPost(`${line}\nNo ship is near.`)).toEqual({ title: line, summary: 'No ship is near.' });
});

it.each([
  ['🔴 עדכון', '🔴 עדכון'],
  ['🔴\n#עדכון', '#עדכון'],
  ['Breaking\n@harbour', 'Breaking'],
  ['🔴🔴', '🔴🔴'],
  ['#Urgent\nFog', 'Fog'],
])('a post of nothing else has a title all the same: %j', (text, title) => {
  expect(splitPost(text).title).toBe(title);
});

it('any banners before any text leave the first sentence as the title, and no letter is lost', () => {
  const random = seeded(26);
  const signs = ['🔴', '⚡️', '‼️', '🚨🚨', '|', '—', '', ''];
  const calls = [
    'BREAKING',
    'Just in',
    'עדכון',
    'דחוף',
    'عاجل',
    'خبر هام',
    'فوری',
    '#lamp',
    '#ערפל_כבד',
    '@keeper',
    't.me/lamp',
    'https://a.example/x',
    '12:45',
  ];
  const sentences = [
    'The lamp is out. No ship is near.',
    'המנורה בנמל כבתה הבוקר',
    'انطفأ مصباح الميناء الليلة',
    'چراغ بندر امشب خاموش شد',
    `The lamp ${'is out and '.repeat(30)}dark.`,
  ];
  const letters = (text: string) => text.replace(/[\s…]/g, '').split('').sort().join('');
  for (let round = 0; round < 1_000; round++) {
    const banner = () =>
      `${pick(random, signs)} ${pick(random, calls)} ${pick(random, signs)}${pick(random, ['\n', '\n\n', '\r\n'])}`;
    const banners = Array.from({ length: Math.floor(random() * 4) }, banner).join('');
    const sentence = pick(random, sentences);
    const rest = pick(random, ['', '\nAll is quiet.', '\n#lamp\n@keeper']);
    const text = `${banners}${sentence}${rest}`;
    const { title, summary } = splitPost(text);
    expect(sentence.startsWith(title.replace(/…$/, '')), text).toBe(true);
    const isCut = title.length < sentence.length;
    expect(letters(isCut ? summary : title + summary), text).toBe(letters(text));
  }
});

it('its title is no longer than others', () => {
  const long = `Spokesman of the harbour:\nThe lamp is out. ${'No ship is near the harbour. '.repeat(12)}`;
  const { title, summary } = splitPost(long);
  expect(title).toMatch(/^Spokesman of the harbour: The lamp is out\./);
  expect(title.length).toBeLessThanOrEqual(200);
  expect(summary).toContain('No ship is near');
});
