import type { AlertArea } from '@vigil/common/events';
import { expect, it } from 'vitest';
import { areasUnderAlert } from './alert-areas.ts';

const noon = Date.parse('2030-03-05T12:00:00.000Z');
const area = (name: string, radiusKm = 6): AlertArea => ({ name, place: { lat: 32, lon: 35 }, radiusKm });
const alert = (minutesAgo: number, ...alertAreas: AlertArea[]) => ({
  alertAreas,
  updatedAt: new Date(noon - minutesAgo * 60_000).toISOString(),
  deletedAt: null,
});

it('areas under alert are drawn once each, the smaller ones on top', () => {
  const drawn = areasUnderAlert([alert(1, area('Haifa'), area('Tabriz')), alert(5, area('Haifa', 20))], noon);
  expect(drawn).toEqual([area('Haifa', 20), area('Tabriz')]);
});

it('an alert without an all-clear is over after half an hour, and a hidden one is not drawn', () => {
  const hidden = { ...alert(1, area('Eilat')), deletedAt: new Date(noon).toISOString() };
  const news = { ...alert(1), alertAreas: undefined };
  expect(areasUnderAlert([alert(30, area('Haifa')), alert(29, area('Tabriz')), hidden, news], noon)).toEqual([
    area('Tabriz'),
  ]);
});
