import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Member, makeUser } from '../../harness/client.ts';
import { openTab } from '../../harness/tab.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let vigil: Vigil;
let admin: Member;

beforeAll(async () => {
  vigil = await startVigil();
  admin = await makeUser(vigil, { isAdmin: true });
});
afterAll(() => vigil.end());

const strangers: [string, (own: string) => string][] = [
  ['another site', () => 'https://evil.example'],
  ['a sandboxed frame', () => 'null'],
  ['a site whose name begins like ours', () => 'https://app.example.evil.com'],
  ['a site whose name is longer than ours', (own) => `${own}.evil.example`],
  ['our host on another port', () => 'http://127.0.0.1:1'],
  ['our host over another scheme', (own) => own.replace('http:', 'https:')],
];

const upgrade = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** The library answers every upgrade that it refuses with this. */
const refusedUpgrade = 400;

describe('a socket with an administrator’s cookie', () => {
  const reads = vi.fn();
  beforeEach(() => {
    vi.restoreAllMocks();
    reads.mockReset();
    const { find } = vigil.stores.sessions;
    vi.spyOn(vigil.stores.sessions, 'find').mockImplementation((cookie) => {
      reads();
      return find(cookie);
    });
  });

  it.each(strangers)('is refused to a page of %s before the session is read', async (_, origin) => {
    expect(await open('websocket', { ...upgrade, Origin: origin(vigil.url) })).toBe(refusedUpgrade);
    expect(await open('polling', { Origin: origin(vigil.url) })).toBe(403);
    expect(reads).not.toHaveBeenCalled();
  });

  it('is refused to a WebSocket that names no origin', async () => {
    expect(await open('websocket', upgrade)).toBe(refusedUpgrade);
    expect(reads).not.toHaveBeenCalled();
  });

  it.each(['cross-site', 'same-site'])('is refused to polling that is %s', async (site) => {
    expect(await open('polling', { 'Sec-Fetch-Site': site })).toBe(403);
    expect(reads).not.toHaveBeenCalled();
  });

  it('is refused to polling that says nothing of where it comes from', async () => {
    expect(await open('polling', {})).toBe(403);
    expect(reads).not.toHaveBeenCalled();
  });

  it('opens for our own pages', async () => {
    expect(await open('websocket', { ...upgrade, Origin: vigil.url })).toBe(101);
    expect(await open('polling', { Origin: vigil.url })).toBe(200);
    expect(await open('polling', { 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(reads).toHaveBeenCalledTimes(3);
  });
});

/** Another character than this one. */
const other = (character: string) => (character === 'A' ? 'B' : 'A');

describe('a cookie that is not ours', () => {
  it.each([
    ['without a signature', (cookie: string) => cookie.replace(/; sid\.sig=.*/, '')],
    ['with another signature', (cookie: string) => cookie.replace(/(?<=; sid\.sig=)./, other)],
    ['with another id', (cookie: string) => cookie.replace(/(?<=^sid=)./, other)],
  ])('%s opens the socket of a visitor', async (_, forge) => {
    const tab = await openTab(vigil.url, vigil.url, forge(admin.client.cookie()));
    const own = await openTab(vigil.url, vigil.url, admin.client.cookie());
    await vigil.stores.auditLog.record(`user:${admin.id}`, 'sources-tested');
    await own.next('admin-list-changed');
    expect(tab.of('admin-list-changed')).toEqual([]);
    tab.close();
    own.close();
  });
});

describe('a socket that talks', () => {
  it('is the only one to be closed when it sends too much', async () => {
    const [loud, quiet] = [await openTab(vigil.url), await openTab(vigil.url)];
    const closed = new Promise((resolve) => loud.socket.once('disconnect', resolve));
    for (let n = 0; n < 30; n += 1) loud.socket.emit('anything', { n });
    expect(await closed).toBe('io server disconnect');
    expect(quiet.socket.connected).toBe(true);
    quiet.close();
  });

  it.each([
    ['nothing', '42'],
    ['half a list', '42['],
    ['an unlucky name', '42["__proto__"]'],
    ['half an object', '4{"a"'],
    ['an attachment that never comes', '451-["x",{"_placeholder":true,"num":9}]'],
    ['a zero', '\u0000'],
    ['too much', '2'.repeat(20_000)],
  ])('cannot bring the server down with %s', async (_, packet) => {
    const tab = await openTab(vigil.url);
    const { transport } = tab.socket.io.engine as unknown as { transport: { ws: { send: (data: string) => void } } };
    transport.ws.send(packet);
    const other = await openTab(vigil.url);
    expect(other.of('hello')).toHaveLength(1);
    tab.close();
    other.close();
  });
});

describe('one person', () => {
  it('may have ten sockets open, and one more once one is closed', async () => {
    const member = await makeUser(vigil);
    const cookie = member.client.cookie();
    const tabs = await Promise.all(Array.from({ length: 10 }, () => openTab(vigil.url, vigil.url, cookie)));
    await expect(openTab(vigil.url, vigil.url, cookie)).rejects.toThrow();
    tabs[0]?.close();
    await vi.waitFor(async () => (await openTab(vigil.url, vigil.url, cookie)).close(), 20_000);
    for (const tab of tabs) tab.close();
  });
});

describe('handshakes that arrive together', () => {
  let busy: Vigil;
  beforeAll(async () => {
    busy = await startVigil({ env: { TRUSTED_PROXIES: '1' } });
  });
  afterAll(() => busy.end());

  const statuses = (answers: number[]) => answers.sort((a, b) => a - b);
  const openAll = (count: number, transport: 'websocket' | 'polling', headers: Record<string, string>) => {
    const more = transport === 'websocket' ? upgrade : {};
    const all = { Origin: busy.url, 'X-Forwarded-For': '198.51.100.1', ...more, ...headers };
    return Promise.all(Array.from({ length: count }, () => open(transport, all, busy.url)));
  };

  it('of one person open ten sockets, by either transport', async () => {
    for (const transport of ['websocket', 'polling'] as const) {
      const { client } = await makeUser(busy);
      const answers = statuses(await openAll(40, transport, { Cookie: client.cookie() }));
      const [opened, refused] = transport === 'websocket' ? [101, refusedUpgrade] : [200, 403];
      const expected = [...Array(10).fill(opened), ...Array(30).fill(refused)];
      expect(answers).toEqual(expected.sort((a, b) => a - b));
    }
  });

  it('of one network open fifty sockets, over all their users', async () => {
    const headers = { Cookie: '', 'X-Forwarded-For': '198.51.100.2' };
    const answers = statuses(await openAll(60, 'websocket', headers));
    expect(answers).toEqual([...Array(50).fill(101), ...Array(10).fill(refusedUpgrade)]);
  });

  it('give their places back when they are cut off, refused, or never become a socket', async () => {
    const { client } = await makeUser(busy);
    const headers = { Cookie: client.cookie(), 'X-Forwarded-For': '198.51.100.3' };
    const path = '/socket.io/?EIO=4&transport=websocket';
    // Cut off while their sessions are read.
    for (let turn = 0; turn < 60; turn += 1) {
      const sent = request(busy.url + path, { headers: { ...upgrade, Origin: busy.url, ...headers } });
      sent.on('error', () => {});
      sent.on('socket', (socket) => socket.on('connect', () => setImmediate(() => sent.destroy())));
      sent.end();
    }
    // An old protocol, and a key that is none: both fail after they were let in, once there is a place.
    const fail = async () => [
      await open('polling', { Origin: busy.url, ...headers }, busy.url, 3),
      await open('websocket', { ...upgrade, Origin: busy.url, ...headers, 'Sec-WebSocket-Key': 'no' }, busy.url),
    ];
    await vi.waitFor(async () => expect(await fail()).toEqual([400, 400]), { timeout: 20_000, interval: 200 });
    await vi.waitFor(
      async () => {
        const answers = await openAll(1, 'websocket', headers);
        expect(answers).toEqual([101]);
      },
      { timeout: 20_000, interval: 200 },
    );
  });
});

describe('one address', () => {
  it('may have fifty sockets open, which cannot hold up a restart', async () => {
    const behindProxy = await startVigil({ env: { TRUSTED_PROXIES: '1' } });
    const headers = { ...upgrade, Origin: behindProxy.url };
    const from = (address: string) => open('websocket', { ...headers, 'X-Forwarded-For': address }, behindProxy.url);
    const opened = [];
    for (let n = 0; n < 50; n += 1) opened.push(await from('198.51.100.7'));
    expect(opened).toEqual(Array(50).fill(101));
    expect(await from('198.51.100.7')).toBe(refusedUpgrade);
    expect(await from('198.51.100.8')).toBe(101);
    const before = performance.now();
    await behindProxy.end();
    // None of these sockets answers the closing handshake. The grace of 8 seconds, and more on a busy machine; waiting for
    // their pings would take 35.
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});

/** The status that a handshake is answered with; 101 for an opened WebSocket. */
function open(
  transport: 'websocket' | 'polling',
  headers: Record<string, string>,
  url = vigil.url,
  protocol = 4,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/socket.io/?EIO=${protocol}&transport=${transport}`, {
      headers: { Cookie: admin.client.cookie(), ...headers },
    });
    sent.on('upgrade', (response, socket) => {
      socket.on('error', () => {});
      resolve(response.statusCode ?? 0);
    });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}
