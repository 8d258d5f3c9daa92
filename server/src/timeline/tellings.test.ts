import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeStatement } from '../testing/make.ts';
import type { StoredReport } from './change.ts';
import { groupOfOutlet } from './outlet-groups.ts';
import { tellingsOf } from './tellings.ts';

const report = (source: string, more: Partial<StoredReport> = {}): StoredReport => ({
  ...makeReport({ item: source, source, url: '', title: `Depot near Tabriz hit, says ${source}`, side: 'third' }),
  statement: makeStatement(),
  ...more,
});

describe('the group of an outlet', () => {
  it.each([
    ['israeli', report('Example', { side: 'israeli', url: 'https://news.example.sa/1' })],
    ['iranian', report('Example', { side: 'iranian' })],
    ['arab', report('Al-Jazeera')],
    ['arab', report('Example', { url: 'https://www.example.qa/1' })],
    ['arab', report('Example', { lang: 'ar' })],
    ['western', report('The New York Times')],
    ['western', report('BBC News')],
    ['western', report('Example', { url: 'https://www.example.co.uk/1' })],
    ['western', report('news.example.fr')],
    ['other', report('The Times of India')],
    ['other', report('Example', { lang: 'fa' })],
  ])('is %s', (group, one) => {
    expect(groupOfOutlet(one)).toBe(group);
  });
});

describe('an event as each side tells it', () => {
  it('has the best title of each group, and none where a group has no report or only comments', () => {
    const comment = report('Al Arabiya', { statement: makeStatement({ reality: 'comment' }) });
    const all = [report('Reuters'), report('Kol Example', { side: 'israeli' }), comment];
    expect(tellingsOf(all, 'attack').map(({ group, report }) => [group, report?.source ?? null])).toEqual([
      ['israeli', 'Kol Example'],
      ['iranian', null],
      ['arab', null],
      ['western', 'Reuters'],
      ['other', null],
    ]);
  });

  it('is the same with the sides exchanged', () => {
    const sides = (a: 'israeli' | 'iranian', b: 'israeli' | 'iranian') =>
      tellingsOf(
        [report('One', { side: a }), report('Two', { side: b, title: 'Nothing was hit near Tabriz, army says' })],
        'attack',
      );
    const there = new Map(sides('israeli', 'iranian').map(({ group, report }) => [group, report?.title]));
    const back = new Map(sides('iranian', 'israeli').map(({ group, report }) => [group, report?.title]));
    expect(back.get('iranian')).toBe(there.get('israeli'));
    expect(back.get('israeli')).toBe(there.get('iranian'));
  });
});
