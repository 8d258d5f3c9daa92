import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, makeUser } from '../harness/client.ts';
import { eventForm, writtenOutEvent } from '../harness/files.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const folder = new URL('../../../shared/data/security/files/', import.meta.url);

let vigil: Vigil;
let admin: Client;

beforeAll(async () => {
  vigil = await startVigil();
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
});
afterAll(() => vigil?.end());

describe('files that are written to do harm', () => {
  it('are refused, or come out as pictures and videos with nothing else in them', async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(70);
    const verdicts: Record<number, number> = {};
    for (const { parentPath, name } of files) {
      const bytes = await readFile(join(parentPath, name));
      const form = eventForm(writtenOutEvent(), [{ bytes, name, type: 'image/png' }]);
      const { status, body } = await admin.call('createTimelineEvent', { body: form });
      verdicts[status] = (verdicts[status] ?? 0) + 1;
      expect([200, 400, 413, 415]).toContain(status);
      if (status !== 200) continue;
      expect(name).toMatch(/\.(?:png|jpe?g|gif|webp|mp4|webm)$/);
      for (const path of [...body.imageUrls, ...body.videoUrls]) await checkServed(path);
    }
    console.log(`${files.length} files, by status: ${JSON.stringify(verdicts)}`);
    expect(verdicts[200]).toBeGreaterThan(10);
    const left = await readdir(join(vigil.env.DATA_DIR, 'uploads', '.incoming'));
    expect(left).toEqual([]);
  });
});

async function checkServed(path: string): Promise<void> {
  const response = await fetch(vigil.url + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(response.headers.get('content-type')).toMatch(/^(?:image|video)\//);
  if (!response.headers.get('content-type')?.startsWith('image/')) return;
  const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, comments }).toEqual({
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    comments: undefined,
  });
  expect(bytes.toString('latin1')).not.toMatch(/<script|<\?php|onerror=|javascript:|system\(/i);
}
