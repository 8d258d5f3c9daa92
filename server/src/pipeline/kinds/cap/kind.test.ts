import { expect, it } from 'vitest';
import { cap } from './kind.ts';

const alert = `<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>a-1</identifier><sender>desk@amberly.example</sender>
  <sent>2030-03-05T10:00:00+00:00</sent><status>Actual</status><msgType>Alert</msgType>
  <info><category>Security</category><event>Air raid</event><area><areaDesc>Amberly</areaDesc></area></info></alert>`;

it('a document is recognised by its namespace, and a feed that does not have it is none', () => {
  expect(cap.recognise(`<?xml version="1.0"?>${alert}`)).toBe(true);
  expect(cap.recognise('<rss version="2.0"><channel><title>cap:1.2</title></channel></rss>')).toBe(false);
});

it('the test of a source shows its alerts as items', async () => {
  expect(await cap.read(Buffer.from(alert), 'application/xml', 'https://alerts.example/')).toMatchObject([
    { guid: 'desk@amberly.example,a-1', title: 'Air raid: Amberly', publishedAt: new Date('2030-03-05T10:00:00.000Z') },
  ]);
  expect(cap.readAlerts?.(alert)).toMatchObject([{ threat: 'Air raid', isArmed: true }]);
});
