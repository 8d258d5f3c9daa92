import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openBrowser } from '../harness/browser.ts';
import { startVigil } from '../harness/vigil.ts';
import { drawPayloads } from '../harness/xss.ts';

const folder = new URL('../../../shared/data/security/xss/', import.meta.url);

const Purify = z.array(z.object({ payload: z.string() }));
const Sheet = z.array(z.object({ data: z.string() }));

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('no payload of the corpora runs, wherever it stands', async () => {
  const payloads = await readAll();
  expect(payloads.length).toBeGreaterThan(800);
  const vigil = await startVigil();
  expect(await drawPayloads(browser, vigil, payloads)).toEqual([]);
  await vigil.end();
}, 300_000);

async function readAll(): Promise<string[]> {
  const read = (name: string) => readFile(new URL(name, folder), 'utf8');
  const purify = Purify.parse(JSON.parse(await read('dompurify_expect.json'))).map(({ payload }) => payload);
  const sheet = Sheet.parse(JSON.parse(await read('h5sc_items.json'))).map(({ data }) => fillIn(data));
  const lists = ['patt_IntrudersXSS.txt', 'patt_MarioXSSVectors.txt', 'patt_RSNAKE_XSS.txt', 'patt_XSS_Polyglots.txt'];
  const lines = (await Promise.all(lists.map(read))).flatMap((text) => text.split('\n'));
  return [...new Set([...purify, ...sheet, ...lines])].filter((payload) => payload.trim() !== '');
}

/** The cheat sheet leaves places for the script that is to run. */
function fillIn(data: string): string {
  return data
    .replaceAll(/%js_uri_\w+%/g, 'javascript:alert(1)')
    .replaceAll(/%js_\w+%/g, 'alert(1)')
    .replaceAll(/%\w+_path%/g, 'https://paper.example/x');
}
