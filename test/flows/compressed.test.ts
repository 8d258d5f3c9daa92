import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextDrafts } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { builtWeb } from '../harness/web-version.ts';

let vigil: Vigil;
let script: string;
beforeAll(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  await vigil.stores.events.append(nextDrafts(40));
  const names = await readdir(join(builtWeb, 'assets'));
  script = `/assets/${names.find((name) => /^index-.*\.js$/.test(name))}`;
});
afterAll(() => vigil.end());

const read = (path: string, encoding: string) =>
  fetch(vigil.url + path, { headers: { 'Accept-Encoding': encoding, 'User-Agent': 'test' } });
const sentBytes = (response: Response) => Number(response.headers.get('content-length'));

it('a script of the app is sent as the build has compressed it, at the highest level', async () => {
  const plain = await readFile(join(builtWeb, script));
  const response = await read(script, 'br');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(sentBytes(response)).toBe(brotliCompressSync(plain).length);
  expect(Buffer.from(await response.arrayBuffer()).equals(plain)).toBe(true);
});

it('a script of the app is read the same in each encoding', async () => {
  const [br, gzip, identity] = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => (await read(script, encoding)).text()),
  );
  expect(gzip).toBe(br);
  expect(identity).toBe(br);
});

it('a compressed file has no address of its own', async () => {
  expect((await read(`${script}.br`, 'identity')).status).toBe(404);
});

it('the page of the app is compressed for each reader', async () => {
  const response = await read('/', 'br');
  expect(response.headers.get('content-encoding')).toBe('br');
  const plain = Buffer.from(await response.arrayBuffer());
  expect(plain.includes('Fictional event')).toBe(true);
  expect(sentBytes(response)).toBeLessThan(plain.length / 2);
});
