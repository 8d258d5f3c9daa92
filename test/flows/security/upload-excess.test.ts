import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, makeUser } from '../../harness/client.ts';
import { makeMp4, makePicture, writtenOutEvent } from '../../harness/files.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let vigil: Vigil;
let admin: Client;

beforeAll(async () => {
  vigil = await startVigil();
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
});
afterAll(() => vigil?.end());

const folder = () => join(vigil.env.DATA_DIR, 'uploads');
const filesLeft = async () => [
  ...(await readdir(folder()).catch(() => [])).filter((name) => name !== '.incoming'),
  ...(await readdir(join(folder(), '.incoming')).catch(() => [])),
];

afterEach(async () => {
  await expect.poll(filesLeft).toEqual([]);
});

const boundary = 'fictional-boundary';
const part = (head: string, content: Uint8Array | string) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const file = (content: Uint8Array | string, name = 'media') => part(`name="${name}"; filename="a"`, content);
const field = (name: string, value: string) => part(`name="${name}"`, value);
const eventData = () => field('eventData', JSON.stringify(writtenOutEvent()));
const video = (bytes = 110_000) => file(makeMp4(bytes));
const times = (count: number, make: () => Buffer) => Array.from({ length: count }, make);
const end = Buffer.from(`--${boundary}--\r\n`);

/** A hanging request fails its test at once instead of at the runner's own limit. */
const answerWithin = { timeout: 15_000 };

function send(...parts: Buffer[]) {
  return admin.call('createTimelineEvent', {
    body: new Uint8Array(Buffer.concat([...parts, end])),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  });
}

const tooManyFiles = 'At most 6 files can be added.';
const tooManyFields = 'The form has too many fields.';
const unknownField = 'The form has a field that is not known.';
const wrongType = 'a: Only PNG, JPEG, WebP and GIF pictures and MP4 and WebM videos can be added.';

const excesses: [string, number, string, () => Buffer[]][] = [
  ...[7, 8, 12, 15, 40].map((count): [string, number, string, () => Buffer[]] => [
    `${count} files of 110 KB behind eventData`,
    413,
    tooManyFiles,
    () => [eventData(), ...times(count, video)],
  ]),
  ['12 files of 110 KB before eventData', 413, tooManyFiles, () => [...times(12, video), eventData()]],
  [
    '12 files of 110 KB around eventData',
    413,
    tooManyFiles,
    () => [...times(6, video), eventData(), ...times(6, video)],
  ],
  ['12 files without eventData', 413, tooManyFiles, () => times(12, video)],
  ['7 small files', 413, tooManyFiles, () => [eventData(), ...times(7, () => video(1_000))]],
  ['7 files of 2 MB', 413, tooManyFiles, () => [eventData(), ...times(7, () => video(2_000_000))]],
  ['5 files and no eventData', 400, 'The field eventData is missing.', () => times(5, video)],
  [
    '6 files and eventData that is no JSON',
    400,
    'The field eventData is not valid JSON.',
    () => [...times(6, video), field('eventData', '{"url":')],
  ],
  [
    '6 files and eventData of 300 KB',
    413,
    'The field eventData is too large.',
    () => [...times(6, video), field('eventData', 'x'.repeat(300_000))],
  ],
  ['a field of another name behind 6 files', 400, unknownField, () => [...times(6, video), field('note', 'x')]],
  ['a file of another name between others', 400, unknownField, () => [...times(3, video), file('x', 'evil'), video()]],
  ['five fields behind 6 files', 413, tooManyFields, () => [...times(6, video), ...times(5, eventData)]],
  ['a file of another type behind 5 files', 415, wrongType, () => [eventData(), ...times(5, video), file('<html>')]],
  ['a file of another type before 5 files', 415, wrongType, () => [eventData(), file('<html>'), ...times(5, video)]],
  ['an empty file between others', 400, 'a: A file is empty.', () => [eventData(), video(), file(''), video()]],
  [
    'a video over 50 MB behind 5 files',
    413,
    'a: Of videos, at most 50 MB can be added.',
    () => [eventData(), ...times(5, video), video(50_000_001)],
  ],
];

describe('a form with files that cannot be taken is answered and leaves no file behind', () => {
  it.each(excesses)('%s', answerWithin, async (_, status, sentence, makeParts) => {
    const answer = await send(...makeParts());
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error: sentence });
  });

  it('at any place where its sender goes away', async () => {
    const whole = Buffer.concat([eventData(), ...times(6, video), end]);
    for (const share of [0.001, 0.1, 0.3, 0.55, 0.8, 0.999]) {
      const sending = request(`${vigil.url}/api/admin/create-timeline-event`, {
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': whole.length,
          cookie: admin.cookie(),
          'sec-fetch-site': 'same-origin',
        },
      });
      sending.on('error', () => {});
      await new Promise<void>((resolve) => sending.write(whole.subarray(0, whole.length * share), () => resolve()));
      sending.destroy();
    }
    await expect.poll(filesLeft).toEqual([]);
    expect((await vigil.get('site')).isPublic).toBe(false);
  });

  it('twenty at a time', { timeout: 30_000 }, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(eventData(), ...times(9, video))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 413));
  });

  it('and one that can be taken right behind it is taken', async () => {
    await send(eventData(), ...times(12, video));
    const { status, body } = await send(eventData(), ...times(5, video), file(await makePicture()));
    expect(status).toBe(200);
    expect([body.videoUrls.length, body.imageUrls.length]).toEqual([5, 1]);
    await vigil.stores.uploads.forget([...body.videoUrls, ...body.imageUrls]);
  });
});
