import { Balance, BalancePoint } from '@vigil/common/balance';
import { archiveDrafts } from '@vigil/seed/archive';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveRecords } from '../harness/archive.ts';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { claimed, Exported, recompute } from '../recompute/balance.ts';

const news = archiveDrafts().slice(-120);
const newest = Date.parse(archiveRecords().at(-1)?.timestamp ?? '');
const day = 86_400_000;

let vigil: Vigil;
let admin: Client;
let adminId: string;
let now: number;

beforeEach(async () => {
  now = newest + day;
  vigil = await startVigil({ now: () => new Date(now) });
  ({ client: admin, id: adminId } = await makeUser(vigil, { isAdmin: true }));
});
afterEach(() => vigil.end());

const generate = async (client = admin) => Balance.parse((await client.call('generateBalance')).body);

describe('before anything was generated', () => {
  it('there is no balance, no history and no export', async () => {
    expect(await vigil.get('balance')).toBeNull();
    expect(await vigil.get('balanceHistory')).toEqual([]);
    const { status, body } = await admin.call('balanceExport');
    expect([status, body.error]).toEqual([404, 'No balance of power was generated yet.']);
  });

  it('none is made without events', async () => {
    const { status, body } = await admin.call('generateBalance');
    expect([status, body.error]).toEqual([409, 'There are no events to weigh yet.']);
    expect(await vigil.get('balance')).toBeNull();
  });
});

describe('a generated balance', () => {
  beforeEach(() => vigil.stores.events.append(news));

  it('is what everybody reads then, as of now, and is told in the log', async () => {
    const balance = await generate();
    const at = new Date(now).toISOString();
    expect(balance).toMatchObject({ id: '1', analysisDate: at, createdAt: at, moves: [] });
    expect(await vigil.get('balance')).toEqual(balance);
    const [act] = await vigil.stores.log.audited(Number.MAX_SAFE_INTEGER, 1);
    expect(act).toMatchObject({ by: `user:${adminId}`, data: { act: 'balance-generated', subject: '1', note: '' } });
  });

  it('has percentages that add up, and names events that are shown', async () => {
    const { conflictOutcome, keyFactors, keyEvents, keyEventIds, ...balance } = await generate();
    const sums = [
      balance.israelAdvantage + balance.iranAdvantage,
      Object.values(conflictOutcome).reduce((sum, one) => sum + one, 0),
      ...Object.values(keyFactors).map(({ israel, iran }) => israel + iran),
    ];
    expect(sums).toEqual(sums.map(() => 100));
    const shown = (await vigil.stores.events.page('visitor', 0, 500)).map(({ id }) => id);
    expect(keyEvents).toHaveLength(keyEventIds.length);
    expect(keyEventIds.length).toBeGreaterThan(0);
    expect(shown).toEqual(expect.arrayContaining(keyEventIds));
  });

  it('can be recomputed by anybody from its export, to the last percent', async () => {
    const balance = await generate();
    const data = Exported.parse(await vigil.get('balanceExport'));
    expect(data.result).toMatchObject({
      israelAdvantage: balance.israelAdvantage,
      conflictOutcome: balance.conflictOutcome,
      confidence: balance.confidence,
    });
    expect(Object.fromEntries(recompute(data))).toEqual(Object.fromEntries(claimed(data)));
  });

  it('says why it moved since the one before, and both are in the history', async () => {
    now = newest - 40 * day;
    const first = await generate();
    now = newest + day;
    const second = await generate();
    const moved = Object.entries(second.keyFactors).filter(
      ([name, { israel }]) => israel !== first.keyFactors[name as keyof typeof first.keyFactors].israel,
    );
    expect(second.moves).toHaveLength(moved.length);
    expect(moved.length).toBeGreaterThan(0);
    expect(await vigil.get('balanceHistory')).toEqual([first, second].map((one) => BalancePoint.parse(one)));
  });

  it('is told to all open tabs', async () => {
    const tabs = [await openTab(vigil.url), await openTab(vigil.url)];
    const { id } = await generate();
    for (const tab of tabs) {
      expect(await tab.next('balance-ready')).toEqual({ id });
      await tab.next('generating', ({ what, isRunning }) => what === 'balance' && !isRunning);
      tab.close();
    }
  });

  it('is made by administrators alone, and once for two who ask together', async () => {
    const { client: user } = await makeUser(vigil);
    expect((await createClient(vigil.url).call('generateBalance')).status).toBe(401);
    expect((await user.call('generateBalance')).status).toBe(403);
    const { client: other } = await makeUser(vigil, { isAdmin: true });
    const [one, two] = await Promise.all([generate(), generate(other)]);
    expect(two).toEqual(one);
    expect(await vigil.get('balanceHistory')).toHaveLength(1);
  });
});
