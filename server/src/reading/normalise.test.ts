import { describe, expect, it } from 'vitest';
import { normalise, tokensOf } from './normalise.ts';

describe('a normalised text', () => {
  it.each([
    ['vowel points and hamzas', 'إِيران وأمِيركا', 'ایران وامیرکا'],
    ['Arabic and Persian letters of one sound', 'علي كتاب غزة', 'علی کتاب غزه'],
    ['tatweel and direction marks', '\u200fإيـــران\u200e', 'ایران'],
    ['a zero-width non-joiner', 'موشک\u200cهای', 'موشک های'],
    ['maqaf and hyphens', 'תל־אביב, דיר אל-אסד', 'תל אביב, דיר אל אסד'],
    ['geresh and gershayim inside words', 'צה"ל, ארה״ב וח\'אמנאי', 'צהל, ארהב וחאמנאי'],
    ['native digits', '١٢ ۳۴', '12 34'],
    ['initials', 'علیه ج.ا. گفت', 'علیه ج ا. گفت'],
  ])('has one spelling for %s', (_, written, normalised) => {
    expect(normalise(written)).toBe(normalised);
  });

  it('keeps the marks of a quotation around a Hebrew word', () => {
    expect(normalise('"ישראל" הודיעה')).toBe('"ישראל" הודיעה');
  });

  it('is cut into words, numbers and four kinds of marks', () => {
    expect(tokensOf('الف، ب؛ ج؟ 1,300!')).toEqual(['الف', ',', 'ب', '.', 'ج', '?', '1,300', '.']);
  });
});
