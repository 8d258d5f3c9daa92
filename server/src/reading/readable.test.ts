import { describe, expect, it } from 'vitest';
import { readable } from './readable.ts';

const english = (title: string, summary = '') => readable({ title, summary }).title;

describe('a text in another language', () => {
  it('is read as English in an English order', () => {
    expect(english('سقوط صاروخ إيراني في حيفا')).toBe('Iranian missile hits in Haifa');
    expect(english('هجوم إسرائيلي على أصفهان')).toBe('Israeli attack on Isfahan');
    expect(english('צה"ל תקף בביירות')).toBe('IDF strikes in Beirut');
    expect(english('ارتش اسرائیل حزب‌الله را هدف قرار داد')).toBe('Israeli army strikes Hezbollah');
  });

  it('is read through articles, conjunctions and prepositions that are written as part of a word', () => {
    expect(english('وللحرس الثوري')).toContain('IRGC');
    expect(english('ושמלבנון שוגרו רקטות')).toBe('from Lebanon launches rocket');
    expect(english('موشک‌های ایران')).toBe('missile Iran');
  });

  it('is not read into a word that only looks as if it bore a prefix', () => {
    expect(english('להטיל')).toBe('');
  });

  it('says in its title what stands after a heading', () => {
    expect(english('بيان:', 'أعلن الحرس الثوري إطلاق صواريخ على تل أبيب. ثم صمت')).toContain('IRGC');
  });

  it('tells what was foiled from a targeted killing', () => {
    expect(english('סוכל פיגוע באשדוד')).toContain('foiled');
    expect(english('סוכלה מתקפת טילים')).toContain('foiled');
    expect(english('השב"כ סיכל פיגוע')).toContain('foiled');
    expect(english('סיכול ממוקד בביירות')).toBe('assassinated in Beirut');
  });

  it('is read as announced, possible or denied where it is', () => {
    expect(english('ترامپ: امشب به ایران حمله خواهیم کرد')).toBe('Trump: to Iran will attack');
    expect(english('اسرائیل به بیروت حمله نمی‌کند')).toBe('Israel not attack to Beirut');
    expect(english('ایران می‌تواند به اسرائیل حمله کند')).toContain('could');
    expect(english('اسرائيل ستقصف بيروت')).toBe('Israel will strike Beirut');
    expect(english('איראן מתכננת מתקפה על חיפה')).toBe('Iran plans attack on Haifa');
  });

  it('is not denied by a negation of something else', () => {
    expect(english('اصابت موشک به حیفا خسارتی وارد نکرد')).not.toContain('not');
  });

  it('is read as past where it looks back on a war', () => {
    expect(english('در جنگ ۱۲ روزه ایران به حیفا حمله کرد')).toContain('during last war');
    expect(english('تندیس رهبر کشته‌شده در تهران')).not.toContain('killed');
  });

  it('takes a martyr for one who was killed only where the words count or tell it', () => {
    expect(english('۳۱ شهید و ۴۰ مجروح در حملات اسرائیل به جنوب لبنان')).toContain('31 killed');
    expect(english('۵ نفر در حمله به تبریز شهید شدند')).toContain('killed');
    expect(english('سه نفر به شهادت رسیدند')).toContain('killed');
    expect(english('شهيد في غارة إسرائيلية على صيدا')).toContain('killed');
    expect(english('5 شهداء في غارة على صيدا')).toContain('5 killed');
  });

  it.each([
    'افتتاح آزادراه شهید شوشتری تهران',
    'فرودگاه شهید بهشتی اصفهان',
    'مراسم وداع با رهبر شهید در تهران',
    'خانواده شهدا در پایتخت ایران، تهران',
    'كلمة عن الشهيد القائد في بيروت',
    'شهيدنا الأسمى في لبنان',
    'عوائل الشهداء في بيروت',
  ])('reads no death in a title of the dead: %s', (title) => {
    expect(english(title)).not.toMatch(/killed|martyr/);
  });

  it('leaves English as it is', () => {
    const text = { title: 'Iran fires missiles', summary: 'At Haifa.' };
    expect(readable(text)).toEqual({ ...text, language: 'en', found: null });
  });
});
