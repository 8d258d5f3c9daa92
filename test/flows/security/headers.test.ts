import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let vigil: Vigil;
let bare: Vigil;
let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'vigil-web-'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><script nonce="__NONCE__">early()</script>');
  await writeFile(join(webFolder, 'service-worker.js'), '');
  [vigil, bare] = await Promise.all([startVigil({ webFolder }), startVigil({ webFolder: join(webFolder, 'none') })]);
});
afterAll(async () => {
  await Promise.all([vigil.end(), bare.end()]);
  await rm(webFolder, { recursive: true });
});

const policyOf = async (url: string, method = 'GET') => {
  const { status, headers } = await fetch(url, { method });
  return { status, policy: headers.get('content-security-policy'), sniff: headers.get('x-content-type-options') };
};
const nothing = { policy: "default-src 'none'; frame-ancestors 'none'", sniff: 'nosniff' };

describe('the content security policy', () => {
  it.each([
    '/no-such.png',
    '/no-such.html',
    '/media/no-such.png',
    '/assets/no-such.js',
    '/api/no-such',
    '/%00.png',
    '/%ZZ.png',
    '/..%2f..%2fetc/passwd.txt',
  ])('of what is not found allows nothing: %s', async (path) => {
    expect(await policyOf(vigil.url + path)).toEqual({ status: 404, ...nothing });
    expect(await policyOf(vigil.url + path, 'HEAD')).toEqual({ status: 404, ...nothing });
  });

  it('of a method that no page has allows nothing', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      expect(await policyOf(`${vigil.url}/somewhere`, method)).toMatchObject(nothing);
    }
  });

  it('allows nothing where the web is not built', async () => {
    for (const path of ['/', '/profile', '/no-such.png']) {
      expect(await policyOf(bare.url + path)).toEqual({ status: 404, ...nothing });
    }
  });

  it('of a page allows what the page needs, by a nonce of its own', async () => {
    const [one, other] = [await policyOf(`${vigil.url}/`), await policyOf(`${vigil.url}/`)];
    expect(one.policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'; style-src 'self' 'nonce-/);
    expect(one.policy).not.toContain('unsafe');
    expect(one.policy).not.toBe(other.policy);
  });

  it('is left out of files, since a worker would be bound by it', async () => {
    expect(await policyOf(`${vigil.url}/service-worker.js`)).toEqual({ status: 200, policy: null, sniff: 'nosniff' });
  });
});

it('a file that the browser has is not sent again', async () => {
  const url = `${vigil.url}/service-worker.js`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  // As a browser that revalidates; `fetch` of Node would ask for the whole file.
  const revalidate = (tag: string) => fetch(url, { headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' } });
  const { status, headers } = await revalidate(etag);
  expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([304, etag, 'no-cache']);
  expect((await revalidate('W/"other"')).status).toBe(200);
});
