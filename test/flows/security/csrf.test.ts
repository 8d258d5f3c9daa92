import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { api, type CallName } from '@vigil/common/api';
import type { Call } from '@vigil/common/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, goodPassword, type Member, makeUser } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let vigil: Vigil;
let admin: Member;

beforeAll(async () => {
  vigil = await startVigil();
  admin = await makeUser(vigil, { isAdmin: true });
});
afterAll(() => vigil.end());

/** Every call that changes something; raw bytes carry a signature instead. */
const changing = (Object.keys(api) as CallName[]).filter((name) => {
  const { method, sending }: Call = api[name];
  return method !== 'GET' && sending !== 'raw';
});

const evil = 'https://evil.example';

/** What a browser sends along when another site is behind the request. */
const foreign: Record<string, Record<string, string>> = {
  'a page of another site': { 'Sec-Fetch-Site': 'cross-site', Origin: evil },
  'a page of a sibling domain': { 'Sec-Fetch-Site': 'same-site' },
  'a page of another site that names our origin': { 'Sec-Fetch-Site': 'cross-site', Origin: 'OWN' },
  'an old browser on another site': { Origin: evil },
  'a sandboxed frame': { Origin: 'null' },
  'a site whose name begins like ours': { Origin: 'OWN.evil.example' },
  'our host on another port': { Origin: 'http://127.0.0.1:1' },
  'our host over another scheme': { Origin: 'HTTPS-OWN' },
  'an old browser that names only a page of another site': { Referer: `${evil}/OWN/` },
  'a referrer that is no address': { Referer: 'nonsense' },
  'something that says nothing of itself but brings a cookie': {},
};

describe.each(Object.entries(foreign))('%s', (_, headers) => {
  it.each(changing)('cannot call %s', async (name) => {
    const answer = await ask(name, headers);
    expect(answer).toMatchObject({ status: 403, text: '{"error":"This request comes from another site."}' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('a form', () => {
  const json = changing.filter((name) => (api[name] as Call).sending !== 'form');

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of the type %s is no JSON',
    async (type) => {
      for (const name of json) {
        const { status } = await ask(name, { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type });
        expect(`${name} ${status}`).toBe(`${name} 415`);
      }
    },
  );
});

describe('a page of our own', () => {
  const own: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'OWN' },
    { Referer: 'OWN/admin' },
  ];

  it.each(own)('may change things, saying %j', async (headers) => {
    const { status } = await ask('saveSettings', headers, '{"analysisMode":"balanced"}');
    expect(status).toBe(200);
  });

  it.each(own)('may sign a user in, saying %j', async (headers) => {
    const body = JSON.stringify({ username: admin.username, password: goodPassword });
    const answer = await ask('login', { ...headers, 'Content-Type': 'application/json', Cookie: '' }, body);
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']?.join()).toContain('sid=');
  });
});

describe('a server that stops', () => {
  it('takes a request that began before for one of its own site', async () => {
    const stopping = await startVigil();
    const { client } = await makeUser(stopping);
    const { hostname, port, host } = new URL(stopping.url);
    const socket = connect(Number(port), hostname);
    const head = ['POST /api/auth/logout HTTP/1.1', `Host: ${host}`, `Origin: ${stopping.url}`];
    socket.write(`${[...head, `Cookie: ${client.cookie()}`, 'Content-Length: 0'].join('\r\n')}\r\n`);
    await fetch(`${stopping.url}/api/site`);

    const ended = stopping.end();
    const isClosed = () =>
      fetch(stopping.url).then(
        () => false,
        () => true,
      );
    await expect.poll(isClosed).toBe(true);
    socket.write('Connection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 (?!403)/);
    await ended;
  });
});

describe('a program that is no browser', () => {
  it('may sign in, as it sends no cookie', async () => {
    const body = JSON.stringify({ username: admin.username, password: goodPassword });
    expect((await ask('login', { 'Content-Type': 'application/json', Cookie: '' }, body)).status).toBe(200);
  });
});

describe('reading', () => {
  it('changes nothing, so that a link from anywhere may be followed', async () => {
    const client = createClient(vigil.url, evil);
    expect((await client.call('events')).status).toBe(200);
  });
});

interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends exactly these headers, with the administrator's cookie unless they bring another or none. */
function ask(name: CallName, headers: Record<string, string>, body = '{}'): Promise<Answered> {
  const { method, path } = api[name];
  const { host } = new URL(vigil.url);
  const filled: Record<string, string> = { Cookie: admin.client.cookie() };
  for (const [key, value] of Object.entries(headers)) {
    filled[key] = value.replace('HTTPS-OWN', `https://${host}`).replace('OWN', vigil.url);
  }
  if (filled.Cookie === '') delete filled.Cookie;
  return new Promise((resolve, reject) => {
    const sent = request(`${vigil.url}${path.replace(/:\w+/g, 'nobody')}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...filled },
    });
    sent.on('response', async (response) => {
      const chunks = await response.toArray();
      const text = Buffer.concat(chunks).toString('utf8');
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
