import { createPush } from '@vigil/server/outside/push';
import { expect, it } from 'vitest';
import { startFeeds } from '../fakes/feeds.ts';
import { pushEnv, startPushService } from '../fakes/push-service.ts';
import { makeUser } from '../harness/client.ts';
import { startVigil } from '../harness/vigil.ts';

const soon = { timeout: 20_000, interval: 20 };
const area = (name: string) => `<area><areaDesc>${name}</areaDesc></area>`;

/** One CAP 1.2 alert, sent now. */
const alert = (id: string, place: string) => `<?xml version="1.0" encoding="UTF-8"?>
  <alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
    <identifier>${id}</identifier><sender>desk@civil-defence.example</sender><sent>${new Date().toISOString()}</sent>
    <status>Actual</status><msgType>Alert</msgType><scope>Public</scope>
    <info><language>en</language><category>Security</category><event>Air raid</event><urgency>Immediate</urgency>
      <severity>Extreme</severity><certainty>Observed</certainty><headline>Air raid alert</headline>${area(place)}</info>
  </alert>`;
const siren = (id: string, place: string) =>
  `\uFEFF${JSON.stringify({ id, cat: '1', title: 'ירי רקטות וטילים', data: [place], desc: 'Fictional' })}`;

// Both formats, and both sides.
it.each([
  {
    kind: 'oref',
    side: 'israeli',
    type: 'application/json',
    quiet: '\uFEFF\r\n',
    text: siren('1', 'חיפה'),
    place: 'Haifa',
  },
  {
    kind: 'cap',
    side: 'iranian',
    type: 'application/xml',
    quiet: '<feed xmlns="http://www.w3.org/2005/Atom"><title>No alerts</title></feed>',
    text: alert('a-1', 'Isfahan'),
    place: 'Isfahan',
  },
] as const)(
  'an alert of a channel of the kind $kind, $side, is at a phone within three seconds',
  { timeout: 60_000 },
  async ({ kind, side, type, quiet, text, place }) => {
    const phones = await startPushService();
    const channel = await startFeeds({ '/alerts': { body: quiet, type } });
    const vigil = await startVigil({ push: createPush(pushEnv(phones.host), phones.ca) ?? undefined });
    try {
      const { client } = await makeUser(vigil);
      const phone = phones.subscribe();
      const preferences = { enabled: true, urgencyLevels: ['critical'], eventTypes: ['military'], soundEnabled: true };
      await client.call('saveSettings', {
        body: { alertThreshold: 'high', notificationPreferences: preferences },
      });
      await client.call('subscribe', { body: phone.subscription });
      const url = `${channel.url}/alerts`;
      await vigil.stores.sources.add({ name: 'Civil Defence', url, side, reliability: 95, kind, official: true });
      vigil.scheduleScans();
      await expect.poll(() => channel.hits('/alerts'), soon).toBeGreaterThan(0);

      const shownAt = performance.now();
      channel.set('/alerts', { body: text, type });
      await expect.poll(() => phone.received.length, soon).toBe(1);
      expect(performance.now() - shownAt).toBeLessThan(3_000);
      expect(phone.received[0]?.payload).toMatchObject({
        notification: { title: expect.stringContaining(place), body: expect.stringContaining('Critical') },
      });
    } finally {
      await vigil.end();
      await channel.close();
      await phones.close();
    }
  },
);
