import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, makeUser } from '../../harness/client.ts';
import { eventForm, makeMp4, makePicture, type Upload, writtenOutEvent } from '../../harness/files.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let vigil: Vigil;
let admin: Client;
/** The files that belong to an event. */
const kept: string[] = [];

const html = '<!doctype html><script>document.title = "run"</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title = \'run\'"/>';

beforeAll(async () => {
  vigil = await startVigil();
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
});
afterAll(() => vigil?.end());

/** After every upload the server runs, and the disk holds what events show and nothing else. */
afterEach(async () => {
  expect((await vigil.get('site')).isPublic).toBe(false);
  const folder = join(vigil.env.DATA_DIR, 'uploads');
  const entries = await readdir(folder).catch(() => []);
  expect(entries.filter((name) => name !== '.incoming').sort()).toEqual([...kept].sort());
  expect(await readdir(join(folder, '.incoming')).catch(() => [])).toEqual([]);
});

async function send(...uploads: Upload[]) {
  const answer = await admin.call('createTimelineEvent', { body: eventForm(writtenOutEvent(), uploads) });
  const { imageUrls = [], videoUrls = [] } = answer.body;
  kept.push(...[...imageUrls, ...videoUrls].map((url) => url.slice('/media/'.length)));
  return answer;
}

describe('E15: uploads that are refused', () => {
  it.each([
    ['a page', 415, html, 'photo.png', 'image/png'],
    ['a drawing with a script', 415, svg, 'photo.svg', 'image/svg+xml'],
    ['a program', 415, '<?php system($_GET["c"]); ?>', 'shell.php', 'image/jpeg'],
    ['nothing', 400, '', 'photo.png', 'image/png'],
    ['a document', 415, '%PDF-1.7 fictional', 'photo.jpg', 'image/jpeg'],
    [
      'the beginning of a picture alone',
      400,
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      'a.png',
      'image/png',
    ],
  ])('%s', async (_, status, bytes, name, type) => {
    const answer = await send({ bytes, name, type });
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(/\.$/);
  });

  it('a picture that was cut off', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect((await send({ bytes: noise.subarray(0, noise.length / 2) })).status).toBe(400);
  });

  it('a picture larger than 5 MB, and a video larger than 50 MB', async () => {
    const picture = Buffer.concat([await makePicture('jpeg'), Buffer.alloc(5_000_001)]);
    expect((await send({ bytes: picture })).status).toBe(413);
    expect((await send({ bytes: makeMp4(50_000_001) })).status).toBe(413);
  });

  it('a small file that unfolds to a picture of 42 million points', async () => {
    const { width, height } = { width: 7_000, height: 6_000 };
    const bomb = await sharp({ create: { width, height, channels: 3, background: 'black' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(5_000_000);
    expect((await send({ bytes: bomb })).status).toBe(400);
  });

  it('a bad file before a large one, told while the large one is still on its way', async () => {
    const answer = await send({ bytes: html }, { bytes: makeMp4(45_000_000) });
    expect(answer.status).toBe(415);
  });

  it('more than six files, and none of them is kept', async () => {
    const bytes = await makePicture();
    const answer = await send(...Array.from({ length: 7 }, () => ({ bytes })));
    expect(answer.status).toBe(413);
    expect(answer.body.error).toBe('At most 6 files can be added.');
  });

  it('a good file together with a bad one', async () => {
    expect((await send({ bytes: await makePicture() }, { bytes: html }, { bytes: makeMp4() })).status).toBe(415);
  });

  it.each([
    ['far down a list', 'media[4294967294]'],
    ['two thousand levels deep', `a${'[x]'.repeat(2_000)}`],
    ['that means an object itself', '__proto__'],
    ['of no name', ''],
  ])('a file in a field %s', async (_, field) => {
    expect((await send({ bytes: await makePicture(), field })).status).toBe(400);
  });

  it.each([
    ['no eventData', eventForm(undefined)],
    ['eventData that is no JSON', eventForm('{"url":')],
    ['eventData of another shape', eventForm(writtenOutEvent({ eventType: 'party' }))],
    ['eventData that adds to what there is', eventForm(writtenOutEvent({ judgedBy: 'model' }))],
    ['an address that is none', eventForm(writtenOutEvent({ url: 'javascript:alert(1)' }))],
    ['a video at no address', eventForm(writtenOutEvent({ videoUrls: ['javascript:alert(1)'] }))],
  ])('a form with %s', async (_, form) => {
    form.append('media', new Blob([new Uint8Array(await makePicture())]), 'a.png');
    const answer = await admin.call('createTimelineEvent', { body: form });
    expect(answer.status).toBe(400);
  });

  it('a form whose eventData is a megabyte', async () => {
    const answer = await admin.call('createTimelineEvent', { body: eventForm('x'.repeat(1_000_000)) });
    expect(answer.status).toBe(413);
  });

  it('a form from which files are missing', async () => {
    const form = eventForm(writtenOutEvent({ mediaCount: 2 }), [{ bytes: await makePicture() }]);
    const answer = await admin.call('createTimelineEvent', { body: form });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe('1 of 2 files arrived.');
  });

  it('a form that is cut off, and one without a boundary', async () => {
    const head = '--cut\r\nContent-Disposition: form-data; name="media"; filename="a.png"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), await makePicture()]);
    const post = (type: string) =>
      admin.call('createTimelineEvent', { body: new Uint8Array(body), headers: { 'Content-Type': type } });
    expect((await post('multipart/form-data; boundary=cut')).status).toBe(400);
    expect((await post('multipart/form-data')).status).toBe(400);
    expect((await post('multipart/form-data; boundary=other')).status).toBe(400);
  });

  it('a form whose sender goes away midway', async () => {
    const sending = request(`${vigil.url}/api/admin/create-timeline-event`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=gone',
        'content-length': 1_000_000,
        cookie: admin.cookie(),
        'sec-fetch-site': 'same-origin',
      },
    });
    sending.on('error', () => {});
    sending.write('--gone\r\nContent-Disposition: form-data; name="media"; filename="a.mp4"\r\n\r\n');
    sending.write(makeMp4(300_000));
    const folder = join(vigil.env.DATA_DIR, 'uploads', '.incoming');
    await expect.poll(async () => (await readdir(folder).catch(() => [])).length).toBe(1);
    sending.destroy();
    await expect.poll(() => readdir(folder)).toEqual([]);
  });
});

describe('E15: what is served', () => {
  it('has a name made by the server, not the sender’s', async () => {
    const answer = await send({ bytes: await makePicture(), name: '../../../etc/passwd.html' });
    expect(answer.status).toBe(200);
    expect(answer.body.imageUrls[0]).toMatch(/^\/media\/[\da-f]{40}\.png$/);
  });

  it('may do nothing in a browser but be seen', async () => {
    const { body } = await send({ bytes: await makePicture('gif') }, { bytes: makeMp4() });
    for (const path of [...body.imageUrls, ...body.videoUrls]) {
      const { headers } = await fetch(vigil.url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-disposition')).toBe(`inline; filename="${path.slice('/media/'.length)}"`);
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('holds nothing of a page that hid behind a picture', async () => {
    for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
      const bytes = Buffer.concat([await makePicture(format), Buffer.from(html)]);
      const { status, body } = await send({ bytes, name: 'both.html', type: 'text/html' });
      expect(status).toBe(200);
      const served = Buffer.from(await (await fetch(vigil.url + body.imageUrls[0])).arrayBuffer());
      expect(served.includes('<script')).toBe(false);
    }
  });

  it.each([
    '/media/../session-keys',
    '/media/%2e%2e%2fsession-keys',
    '/media/..%2f..%2fpackage.json',
    `/media/${'a'.repeat(40)}.png%00.html`,
    `/media/${'a'.repeat(40)}.html`,
    `/media/${'a'.repeat(40)}.png`,
    '/media/.incoming',
    '/media/',
  ])('is nothing at %s', async (path) => {
    const answer = await fetch(vigil.url + path);
    const body = await answer.text();
    expect(answer.headers.get('content-type') ?? 'text/html').not.toMatch(/image|video|octet/);
    if (answer.status === 200) expect(body).toContain('<!doctype html>');
  });
});

describe('E15: uploads of those who may not', () => {
  it('are refused before a byte is kept', async () => {
    const { client: reader } = await makeUser(vigil);
    const form = () => eventForm(writtenOutEvent(), [{ bytes: makeMp4() }]);
    expect((await reader.call('createTimelineEvent', { body: form() })).status).toBe(403);
    const foreign = await admin.call('createTimelineEvent', {
      body: form(),
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    const plain = await admin.call('createTimelineEvent', {
      body: JSON.stringify({}),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(plain.status).toBe(415);
  });
});
