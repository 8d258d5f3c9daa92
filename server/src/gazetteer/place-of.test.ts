import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

type Given = Partial<Pick<Statement, 'kind' | 'by' | 'on'>> & { where?: string; summary?: string };

/** `where`: words of the title that the span covers. */
function located(country: Statement['country'], title: string, { where, summary = '', ...given }: Given = {}) {
  const start = where ? title.indexOf(where) : -1;
  const spans: Statement['spans'] =
    where && start >= 0 ? [{ role: 'where', in: 'title', start, end: start + where.length }] : [];
  return placeOf({ kind: 'attack', by: [], on: [], country, ...given, spans }, { title, summary }).location;
}

describe('where the act of a statement is', () => {
  it('is the town that is named in its country', () => {
    expect(located('ir', 'Blast at depot in Isfahan, Haifa quiet')).toBe('Isfahan, Iran');
    expect(located('il', 'Blast at depot in Isfahan, Haifa quiet')).toBe('Haifa, Israel');
  });

  it('is what the span says before what else is named', () => {
    expect(located('ir', 'Tabriz crews sent to Shiraz', { where: 'Shiraz' })).toBe('Shiraz, Iran');
    expect(located('lb', 'Depot in Haifa burns', { where: 'Haifa' })).toBe('Haifa, Israel');
  });

  it('is the title before the summary, and a town before a region and a country', () => {
    expect(located('ir', 'Iran reports blast', { summary: 'It was in Shiraz.' })).toBe('Shiraz, Iran');
    expect(located('ir', 'Blast in Tabriz', { summary: 'Crews from Shiraz came.' })).toBe('Tabriz, Iran');
    expect(located('lb', 'Southern Lebanon: two villages near Tyre evacuated')).toBe('Tyre, Lebanon');
  });

  it('is no capital that speaks for its government', () => {
    expect(located('ir', 'Tehran warns Iran will answer', { kind: 'threat' })).toBe('Iran');
    expect(located('il', 'Jerusalem warns Israel will answer', { kind: 'threat' })).toBe('Israel');
    expect(located('ir', 'Blast shakes Tehran, Iran says', { kind: 'attack' })).toBe('Tehran, Iran');
  });

  it('is the country, the region or the world where no place is named', () => {
    expect(located('ir', 'Depot burns')).toBe('Iran');
    expect(located('hormuz', 'Tankers wait')).toBe('Strait of Hormuz');
    expect(located('redsea', 'Tankers wait')).toBe('Red Sea');
    expect(located('region', 'Flights resume')).toBe('Middle East');
    expect(located('global', 'Prices rise')).toBe('Global');
    expect(located('other', 'Depot burns')).toBe('Unknown');
  });

  it('has a point on the map only for a place of its own', () => {
    const at = (country: Statement['country']) =>
      placeOf({ kind: 'effect', by: [], on: [], spans: [], country }, { title: 'Prices rise', summary: '' }).place;
    expect(at('ir')).toEqual({ lat: 32.4, lon: 53.7 });
    expect(at('global')).toBeNull();
    expect(at('region')).toBeNull();
  });

  it('is another place of the title where the country is not named and does not act', () => {
    expect(located('pk', 'Envoys meet in Geneva', { kind: 'talks' })).toBe('Geneva, Switzerland');
    expect(located('pk', 'Mediator hosts envoys from Oman', { kind: 'talks', by: ['pk'] })).toBe('Pakistan');
  });

  it.each([
    ['Israel hits depot in Shiraz', 'ir', 'Iran hits depot in Netanya', 'il', ['Shiraz, Iran', 'Netanya, Israel']],
    ['Tel Aviv and Tehran talk', 'il', 'Tehran and Tel Aviv talk', 'ir', ['Tel Aviv, Israel', 'Tehran, Iran']],
  ] as const)('is found alike for both sides: %s', (title, country, mirror, other, places) => {
    expect([located(country, title), located(other, mirror)]).toEqual(places);
  });

  it('reads as much of a summary as the reader does', () => {
    const far = `${'x '.repeat(130)}Tabriz`;
    expect(located('ir', 'Depot burns', { summary: far })).toBe('Iran');
  });
});
