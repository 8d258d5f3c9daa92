import { describe, expect, it } from 'vitest';
import { isWordless, normalise, summaryLength, writtenText } from './text.ts';

describe('normalise', () => {
  it('folds compatibility forms, removes control characters and leaves single spaces', () => {
    expect(normalise(' Ｈａｉｆａ\u0000 \u200f under\u00a0\u00a0alert\t\n')).toBe('Haifa under alert');
  });

  it('reads a non-joiner as a space, as the base does', () => {
    expect(normalise('می‌گوید')).toBe('می گوید');
  });
});

describe('writtenText', () => {
  it('puts the beginning of the summary behind the title', () => {
    const { text, summaryFrom } = writtenText({ title: 'A title', summary: 'A summary.' });
    expect(text).toBe('A title — A summary.');
    expect(text.slice(summaryFrom)).toBe('A summary.');
  });

  it('cuts a summary at code points, so that no sign is halved', () => {
    const { text, summaryFrom } = writtenText({ title: 'A title', summary: '🚨'.repeat(300) });
    expect(Array.from(text.slice(summaryFrom))).toHaveLength(summaryLength);
    expect(text.isWellFormed()).toBe(true);
  });

  it.each(['', '   ', 'A  title'])('leaves out a summary that says nothing more: %j', (summary) => {
    expect(writtenText({ title: 'A title', summary })).toEqual({ text: 'A title', summaryFrom: 7 });
  });

  it('reads the summary alone where there is no title', () => {
    expect(writtenText({ title: ' ', summary: 'A summary.' })).toEqual({ text: 'A summary.', summaryFrom: 0 });
  });
});

describe('isWordless', () => {
  it.each(['', '—', '’<>”', '🚨🚨', '2031', 'و', 'A 7'])('is true of %j', (text) => {
    expect(isWordless(text)).toBe(true);
  });

  it.each(['IDF', 'أزيز', 'צה״ל'])('is false of %j', (text) => {
    expect(isWordless(text)).toBe(false);
  });
});
