import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createLog } from '@vigil/server/kit/log';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { webhookSecret } from '../../fakes/payment-news.ts';
import { makeUser } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

const limits = { headersMs: 400, checkMs: 50, bodyMs: 600, uploadBytesPerSecond: 10_000 };
/** Far more than the limits, for a busy machine, and far less than the usual ones. */
const soonMs = 8_000;

let vigil: Vigil;
let clients: Slow[] = [];
const log = createLog('silent');
const errors = vi.spyOn(log, 'error');

beforeAll(async () => {
  const env = { STRIPE_SECRET_KEY: 'sk_test_fictional', STRIPE_WEBHOOK_SECRET: webhookSecret };
  vigil = await startVigil({ limits, env, log });
});
afterAll(() => vigil.end());
afterEach(() => {
  for (const { socket } of clients) socket.destroy();
  clients = [];
});

interface Slow {
  socket: Socket;
  answer: () => string;
  closed: Promise<void>;
}

/** A client that sends `head` at once, and then `drip` every `everyMs` for as long as it may. */
function slow(head: string, drip: string | Buffer = '', everyMs = 100, url = vigil.url): Slow {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.write(head);
  const timer = setInterval(() => drip.length > 0 && socket.write(drip), everyMs);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
  const client = { socket, answer: () => answer, closed };
  clients.push(client);
  return client;
}

const many = (count: number, make: () => Slow) => Array.from({ length: count }, make);
const allClosed = (them: Slow[]) =>
  expect.poll(() => them.filter(({ socket }) => !socket.destroyed).length, { timeout: soonMs }).toBe(0);

const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, `Host: ${new URL(vigil.url).host}`, `Origin: ${vigil.url}`, ...headers, '', ''].join(
    '\r\n',
  );
const json = ['Content-Type: application/json', 'Content-Length: 90'];

describe('slow clients', () => {
  it('that never finish the head of a request lose their connections, and others are served', async () => {
    const them = many(300, () => slow('GET /api/site HTTP/1.1\r\nHost: vigil.example\r\n', 'X-More: 1\r\n'));
    expect((await vigil.get('site')).donations).toBe(true);
    await allClosed(them);
  });

  it('that connect and say nothing lose their connections', async () => {
    await allClosed(many(50, () => slow('')));
  });

  it.each([
    ['the webhook', () => post('/api/donations/webhook', ...json, 'stripe-signature: t=1,v1=00')],
    ['the webhook, in chunks', () => post('/api/donations/webhook', 'Transfer-Encoding: chunked')],
    [
      'the webhook, as a form',
      () => post('/api/donations/webhook', 'Content-Type: multipart/form-data', json[1] ?? ''),
    ],
    ['the sign-in', () => post('/api/auth/login', ...json)],
    ['a path that is none', () => post('/nowhere', ...json)],
    ['the upload of a visitor', () => post('/api/admin/create-timeline-event', ...json)],
  ])('that send a body bit by bit to %s lose their connections', async (_, head) => {
    const drip = head().includes('chunked') ? '1\r\n \r\n' : ' ';
    const them = many(50, () => slow(head(), drip));
    expect((await vigil.get('site')).donations).toBe(true);
    await allClosed(them);
  });

  it('are told why in words, and nothing of it is an error of ours', async () => {
    const [one] = many(1, () => slow(post('/api/auth/login', ...json), ' '));
    await one?.closed;
    expect(one?.answer()).toMatch(/^HTTP\/1\.1 408 /);
    expect(one?.answer()).toContain('{"error":"The request took too long to arrive."}');
    expect(one?.answer().toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('an upload', () => {
  const begin = async (type = 'multipart/form-data; boundary=x') => {
    const { client } = await makeUser(vigil, { isAdmin: true });
    const headers = [`Cookie: ${client.cookie()}`, `Content-Type: ${type}`, 'Content-Length: 4000000'];
    const part = '--x\r\nContent-Disposition: form-data; name="media"; filename="a.mp4"\r\n\r\n';
    return post('/api/admin/create-timeline-event', ...headers) + part;
  };

  it('may take longer than another body while it keeps up its rate', async () => {
    const from = performance.now();
    // Some 80 KB a second.
    const one = slow(await begin(), Buffer.alloc(4_000, 1), 50);
    await expect.poll(() => performance.now() - from, { timeout: soonMs }).toBeGreaterThan(4 * limits.bodyMs);
    expect({ answer: one.answer(), isOpen: !one.socket.destroyed }).toEqual({ answer: '', isOpen: true });
  });

  it('loses its connection when it is slower', async () => {
    const one = slow(await begin(), ' ');
    await allClosed([one]);
    expect(one.answer()).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });
});

describe('connections', () => {
  it('are refused above MAX_CONNECTIONS, and let in again below', async () => {
    const small = await startVigil({ env: { MAX_CONNECTIONS: '5' } });
    const held = many(5, () => slow('GET ', '', 100, small.url));
    await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
    await allClosed([slow('GET ', '', 100, small.url)]);
    expect(held.filter(({ socket }) => socket.destroyed)).toEqual([]);
    for (const { socket } of held) socket.destroy();
    await expect
      .poll(
        () =>
          small.get('site').then(
            () => true,
            () => false,
          ),
        { timeout: soonMs },
      )
      .toBe(true);
    await small.end();
  });
});
