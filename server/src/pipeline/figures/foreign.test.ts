import { describe, expect, it } from 'vitest';
import { readForeignFigures } from './foreign.ts';

const figuresOf = (title: string) =>
  readForeignFigures(title).map(({ what, of, value }) => [value, of ?? '', what].filter(Boolean).join(' '));

describe('the figures of a title in another language', () => {
  it.each([
    ['۳۱ شهید و ۴۰ مجروح در حملات اسرائیل به جنوب لبنان', ['31 killed', '40 injured']],
    ['۵ نفر در حمله به تبریز کشته شدند', ['5 killed']],
    ['۵ نفر کشته و ۱۲ نفر زخمی شدند', ['5 killed', '12 injured']],
    ['مقتل 5 وإصابة 10 في غارة على صيدا', ['5 killed', '10 injured']],
    ['5 شهداء في غارة على صيدا', ['5 killed']],
    ['٣ قتلى و20 جريحا في حيفا', ['3 killed', '20 injured']],
    ['ארבעה הרוגים ו-20 פצועים בפגיעת טיל בחיפה', ['4 killed', '20 injured']],
    ['נהרגו 1,200 בני אדם מתחילת המלחמה', []],
    ['יורטו 20 כטב"מים מעל הגליל', ['20 drones intercepted']],
    ['רهگیری', []],
    ['۱۵ موشک به سوی حیفا شلیک شد', ['15 missiles launched']],
    ['شلیک ۱۵ موشک به سوی حیفا', ['15 missiles launched']],
    ['بازداشت ۷ نفر در اصفهان', ['7 arrested']],
    ['פגיעה במבנה בחיפה: אין נפגעים', ['0 killed', '0 injured']],
  ])('of %s', (title, figures) => {
    expect(figuresOf(title)).toEqual(figures);
  });

  it.each([
    '۱۲ سال زندان برای قاتل',
    'שוטר, בן 30, נהרג בתאונה',
    'جندي من الكتيبة 12 قتل في الجنوب',
    'شب ۱۸ دی ۱۴۰۴ در شیراز کشته شد',
    'منذ بداية الحرب أطلقت إيران 400 صاروخ',
    'فرودگاه شهید بهشتی: ۱۲ پرواز لغو شد',
    'בשנת 2024 נהרג המפקד',
    'מלחמת 12 הימים: נהרג בכיר',
  ])('are none where its number counts something else: %s', (title) => {
    expect(figuresOf(title)).toEqual([]);
  });
});
