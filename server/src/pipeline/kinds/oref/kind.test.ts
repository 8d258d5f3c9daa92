import { expect, it } from 'vitest';
import { kindOfAddress } from '../address.ts';
import { oref } from './kind.ts';

it.each([
  'https://www.oref.org.il/WarningMessages/alert/alerts.json',
  'https://oref.org.il/History/AlertsHistory.json',
])('%s is an address of this kind', (url) => {
  expect(kindOfAddress(url)).toEqual({ kind: 'oref', url });
});

it('a page of the same host is not', () => {
  expect(kindOfAddress('https://www.oref.org.il/eng')).toBeNull();
});

it('the test of a source shows its alerts as items', async () => {
  const text = JSON.stringify({ id: '7', cat: '1', title: 'ירי רקטות וטילים', data: ['Amberly', 'Brook'] });
  expect(await oref.read(Buffer.from(text), 'application/json', 'https://alerts.example/')).toMatchObject([
    { guid: '7', title: 'Rocket and missile: Amberly, Brook' },
  ]);
  expect(oref.readAlerts?.(text)).toMatchObject([{ id: '7', places: ['Amberly', 'Brook'] }]);
});
