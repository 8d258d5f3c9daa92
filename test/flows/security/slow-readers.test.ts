import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextDraft } from '../../harness/drafts.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

const soon = { timeout: 20_000, interval: 50 };

let vigil: Vigil;

beforeAll(async () => {
  vigil = await startVigil({ env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => vigil.end());

describe('a tab that polls, answers pings and never takes its messages', () => {
  it('is disconnected once a megabyte waits for it', async () => {
    const address = `${vigil.url}/socket.io/?EIO=4&transport=polling`;
    const headers = { Origin: vigil.url, 'Content-Type': 'text/plain' };
    const opened = await (await fetch(address, { headers })).text();
    const { sid } = JSON.parse(opened.slice(1));
    const send = (packet: string) => fetch(`${address}&sid=${sid}`, { method: 'POST', body: packet, headers });
    expect((await send('40')).status).toBe(200);
    const summary = 'x'.repeat(40_000);
    for (let sent = 0; sent < 40; sent += 10)
      await vigil.stores.events.append(Array.from({ length: 10 }, () => nextDraft({ summary })));
    await expect.poll(async () => (await send('3')).status, soon).toBe(400);
  });
});
