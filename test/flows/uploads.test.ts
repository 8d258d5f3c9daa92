import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, makeUser } from '../harness/client.ts';
import {
  eventForm,
  makeMovingPicture,
  makeMp4,
  makePicture,
  makeWebm,
  type Upload,
  writtenOutEvent,
} from '../harness/files.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let admin: Client;

beforeAll(async () => {
  vigil = await startVigil();
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
});
afterAll(() => vigil?.end());

async function add(...uploads: Upload[]) {
  const answer = await admin.call('createTimelineEvent', { body: eventForm(writtenOutEvent(), uploads) });
  expect(answer.text).toContain('"id"');
  return answer.body;
}

async function fetched(path: string, init: RequestInit = {}) {
  const response = await fetch(vigil.url + path, init);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a picture that is uploaded', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('as %s is served in the same format, re-encoded', async (format) => {
    const sent = await makePicture(format);
    const { imageUrls } = await add({ bytes: sent, name: 'holiday.png', type: 'image/png' });
    expect(imageUrls).toEqual([expect.stringMatching(/^\/media\/[\da-f]{40}\.(png|jpg|webp|gif)$/)]);
    const { status, headers, bytes } = await fetched(imageUrls[0] ?? '');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(`image/${format}`);
    const { format: found, width, height, exif } = await sharp(bytes).metadata();
    expect({ found, width, height, exif }).toEqual({ found: format, width: 40, height: 30, exif: undefined });
    expect(bytes.includes('Fictional Camera')).toBe(false);
  });

  it('is turned as its camera was held', async () => {
    const lying = await sharp(await makePicture('jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { imageUrls } = await add({ bytes: lying });
    const { width, height, orientation } = await sharp((await fetched(imageUrls[0] ?? '')).bytes).metadata();
    expect({ width, height, orientation }).toEqual({ width: 30, height: 40, orientation: undefined });
  });

  it('goes on moving when it moved', async () => {
    const { imageUrls } = await add({ bytes: await makeMovingPicture() });
    const { bytes } = await fetched(imageUrls[0] ?? '');
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(3);
  });
});

describe('a video that is uploaded', () => {
  it('is served as it came, whole and in parts', async () => {
    const sent = makeMp4(5_000);
    sent.fill(7, 1_000);
    const { videoUrls } = await add({ bytes: sent, name: 'a.mov' }, { bytes: makeWebm() });
    expect(videoUrls.map((url) => url.split('.').at(-1)).sort()).toEqual(['mp4', 'webm']);
    const path = videoUrls.find((url) => url.endsWith('.mp4')) ?? '';

    const whole = await fetched(path);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.bytes.equals(sent)).toBe(true);

    for (const [range, from, to] of [
      ['bytes=990-1009', 990, 1010],
      ['bytes=4990-', 4990, 5000],
      ['bytes=-5', 4995, 5000],
      ['bytes=4000-9000', 4000, 5000],
    ] as const) {
      const part = await fetched(path, { headers: { range } });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/5000`);
      expect(part.bytes.equals(sent.subarray(from, to))).toBe(true);
    }
    const beyond = await fetched(path, { headers: { range: 'bytes=5000-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */5000');
    const head = await fetched(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe('5000');
  });
});

describe('the uploads', () => {
  it('are deleted by their addresses, and nothing else is', async () => {
    const { imageUrls, videoUrls } = await add({ bytes: await makePicture() }, { bytes: makeMp4() });
    const [picture = '', video = ''] = [...imageUrls, ...videoUrls];
    await vigil.stores.uploads.forget([picture, 'https://courier.example/a.jpg', '/media/../session-keys', '/media/']);
    expect((await fetched(picture)).status).toBe(404);
    expect((await fetched(video)).status).toBe(200);
  });

  it('that no event shows are swept away when they are older than a day', async () => {
    const folder = join(vigil.env.DATA_DIR, 'uploads');
    const { imageUrls } = await add({ bytes: await makePicture() });
    const [shown = ''] = imageUrls;
    const [orphan, young] = ['a', 'b'].map((digit) => `${digit.repeat(40)}.png`);
    for (const name of [orphan, young]) await writeFile(join(folder, name ?? ''), 'left behind');
    await writeFile(join(folder, '.incoming', 'draft'), 'left behind');
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const name of [orphan ?? '', shown.slice('/media/'.length), '.incoming/draft'])
      await utimes(join(folder, name), longAgo, longAgo);

    expect(await vigil.stores.uploads.removeOrphans(vigil.stores.events.shownMedia, new Date())).toBe(1);
    const names = await readdir(folder);
    expect(names).not.toContain(orphan);
    expect(names).toContain(young);
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
    expect((await fetched(shown)).status).toBe(200);
  });

  it('stop when their space is used up, and keep nothing of what did not fit', async () => {
    const small = await startVigil({ env: { UPLOAD_QUOTA_MB: '1' } });
    try {
      const { client } = await makeUser(small, { isAdmin: true });
      const send = (...bytes: Uint8Array[]) =>
        client.call('createTimelineEvent', {
          body: eventForm(
            writtenOutEvent(),
            bytes.map((one) => ({ bytes: one })),
          ),
        });
      expect((await send(makeMp4(600_000))).status).toBe(200);
      const answer = await send(makeMp4(100_000), makeMp4(600_000));
      expect(answer.status).toBe(413);
      expect(answer.body.error).toBe('file: The space for uploads is used up.');
      const names = await readdir(join(small.env.DATA_DIR, 'uploads'));
      expect(names.filter((name) => name.endsWith('.mp4')).length).toBe(1);
    } finally {
      await small.end();
    }
  });
});
