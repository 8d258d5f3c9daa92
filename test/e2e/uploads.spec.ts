import { describe, expect, it } from 'vitest';
import { type Client, makeUser } from '../harness/client.ts';
import { eventForm, makeMp4, makePicture, makeWebm, writtenOutEvent } from '../harness/files.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let admin: Client;

const { browser } = useBrowser(async () => {
  vigil = await startVigil();
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  return vigil;
});

describe('an upload that is a page as well', () => {
  it.each([
    ['picture', () => makePicture('png')],
    ['moving picture', () => makePicture('gif')],
    ['MP4 video', async () => makeMp4()],
    ['WebM video', async () => makeWebm()],
  ])('runs no script when it is opened by itself: %s', async (_, make) => {
    const page = '<!doctype html><title>A page</title><script>document.title = "It ran"; fetch("/api/site")</script>';
    const bytes = Buffer.concat([await make(), Buffer.from(page)]);
    const form = eventForm(writtenOutEvent(), [{ bytes, name: 'page.html', type: 'text/html' }]);
    const { body } = await admin.call('createTimelineEvent', { body: form });
    const [path = ''] = [...body.imageUrls, ...body.videoUrls];

    const tab = await browser().newPage();
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const answer = await tab.goto(vigil.url + path, { waitUntil: 'commit' });
    expect(answer?.status()).toBeLessThan(300);
    await tab.waitForLoadState('load');
    expect(await tab.title()).not.toMatch(/It ran|A page/);
    expect(asked).not.toContain('/api/site');
    await expect.poll(() => tab.locator('img, video').count()).toBe(1);
    await tab.close();
  });
});
