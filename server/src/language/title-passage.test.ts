import { expect, it } from 'vitest';
import { reportedTrigger } from './title-passage.ts';

it.each([
  ['Israel strikes a fictional depot near Isfahan', 'strike'],
  ['Iran strikes a fictional depot near Haifa', 'strike'],
  ['Iran threatens to strike a fictional depot near Haifa', 'threat'],
  ['Israel threatens to strike a fictional depot near Isfahan', 'threat'],
  ['Lighthouse at Port Amberly goes dark for an hour', undefined],
])('the title "%s" reports: %s', (title, trigger) => {
  expect(reportedTrigger({ title })).toBe(trigger);
});

it('reads a title in another language by its gloss, and no kind without one', () => {
  const title = 'עיר הנמל';
  expect(reportedTrigger({ title, lang: 'he', gloss: 'Iran · missile attack · Haifa' })).toBe('strike');
  expect(reportedTrigger({ title, lang: 'he' })).toBeUndefined();
});
