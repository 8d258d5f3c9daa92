import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the language of a text', () => {
  it.each([
    ['en', 'Iran fires missiles at Israel'],
    ['ar', 'إيران تطلق صواريخ على إسرائيل'],
    ['he', 'איראן שיגרה טילים לעבר ישראל'],
    ['fa', 'گزارش‌ها از شلیک موشک'],
    ['other', 'Иран выпустил ракеты'],
    ['other', 'ایران نے میزائل داغے ہیں'],
    ['en', '2026'],
  ])('is %s by the letters of "%s"', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it('is the given one among languages of one script', () => {
    expect(languageOf('طهران', 'fa')).toBe('fa');
    expect(languageOf('طهران', 'ar-EG')).toBe('ar');
    expect(languageOf('طهران', 'ur')).toBe('other');
    expect(languageOf('Téhéran menace', 'fr')).toBe('other');
  });

  it('is that of its script where a feed of one language quotes another', () => {
    expect(languageOf('Iran fires missiles', 'he')).toBe('en');
    expect(languageOf('איראן שיגרה טילים', 'en')).toBe('he');
  });
});
