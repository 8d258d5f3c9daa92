import { Analysis } from '@vigil/common/analysis';
import { Balance } from '@vigil/common/balance';
import { archiveDrafts } from '@vigil/seed/archive';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveRecords } from '../harness/archive.ts';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { claimed, Exported, recompute } from '../recompute/balance.ts';

const day = 86_400_000;
const newest = Date.parse(archiveRecords().at(-1)?.timestamp ?? '');
/** Noon of a day, so that some hours more are the same day. */
const start = Math.ceil(newest / day) * day + day / 2;

let vigil: Vigil;
let admin: Client;
let reader: Client;
let now = start;

beforeAll(async () => {
  vigil = await startVigil({ now: () => new Date(now) });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true, username: 'ada' }));
  reader = createClient(vigil.url);
  await vigil.stores.events.append(archiveDrafts().slice(-40));
});
afterAll(() => vigil.end());

/** Sessions expire as the years pass: each call signs in again. */
async function signInAt(time: number): Promise<void> {
  now = time;
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
}

async function weighAt(time: number): Promise<Balance> {
  if (time - now > day) await signInAt(time);
  now = time;
  return Balance.parse((await admin.call('generateBalance')).body);
}

async function reportAt(time: number): Promise<Analysis> {
  if (time - now > day) await signInAt(time);
  now = time;
  return Analysis.parse((await admin.call('generateAnalysis')).body);
}

const iso = (time: number) => new Date(time).toISOString();

describe('an analysis or balance of an earlier time', () => {
  const balances: Balance[] = [];
  const analyses: Analysis[] = [];

  beforeAll(async () => {
    for (const time of [start, start + 3_600_000]) {
      balances.push(await weighAt(time));
      analyses.push(await reportAt(time));
    }
  });

  it('is read as it was, by its number, by anybody', async () => {
    for (const balance of balances)
      expect((await reader.call('balanceAt', { params: { id: balance.id } })).body).toEqual(balance);
    for (const analysis of analyses)
      expect((await reader.call('analysis', { params: { id: analysis.id } })).body).toEqual(analysis);
  });

  it('is not found under a number that nothing has', async () => {
    for (const id of ['0', '01', '-1', 'x', '99', '99999999999', '1.0', '%00'])
      for (const name of ['balanceAt', 'analysis'] as const)
        expect((await reader.call(name, { params: { id } })).status).toBe(404);
  });

  it('is the latest one of a time, written with any offset', async () => {
    const [first, second] = balances;
    const at = async (time: string) => (await reader.call('balance', { query: { at: time } })).body;
    expect(await at(iso(start - 1))).toBeNull();
    expect(await at(iso(start))).toEqual(first);
    expect(await at(iso(start + 3_600_000 - 1))).toEqual(first);
    expect(await at(iso(start + 3_600_000))).toEqual(second);
    expect(await at(iso(start + 2 * 3_600_000).replace('Z', '+01:00'))).toEqual(second);
    expect(await at(iso(start + 90 * 60_000).replace('Z', '+01:00'))).toEqual(first);
    const report = async (time: number) => (await reader.call('latestAnalysis', { query: { at: iso(time) } })).body;
    expect(await report(start - 1)).toBeNull();
    expect(await report(start + 1)).toEqual(analyses[0]);
    expect(await report(start + 9 * day)).toEqual(analyses[1]);
  });

  it('is refused for what is no time', async () => {
    for (const at of ['', 'yesterday', '2031-02-30T00:00:00Z', '2031-01-01', '1e9'])
      for (const name of ['balance', 'latestAnalysis'] as const)
        expect((await reader.call(name, { query: { at } })).status).toBe(400);
    expect((await reader.call('balance', { query: { until: iso(start) } })).status).toBe(400);
  });

  it('can be exported and recomputed, each balance by itself', async () => {
    for (const { id, analysisDate, bands } of balances) {
      const data = Exported.parse((await reader.call('balanceExport', { query: { id } })).body);
      expect(data).toMatchObject({ asOf: analysisDate, result: { bands } });
      expect(Object.fromEntries(recompute(data))).toEqual(Object.fromEntries(claimed(data)));
    }
    expect((await reader.call('balanceExport')).body).toMatchObject({ asOf: balances[1]?.analysisDate });
    expect((await reader.call('balanceExport', { query: { id: '99' } })).status).toBe(404);
    expect((await reader.call('balanceExport', { query: { id: 'x' } })).status).toBe(404);
  });

  it('is named in the audit list by its kind and number', async () => {
    const entries = (await admin.call('audit', { query: { limit: 4 } })).body;
    expect(entries.map(({ what, subject, by }) => [what, subject, by])).toEqual([
      ['analysis-generated', 'analysis 2', 'ada'],
      ['balance-generated', 'balance of power 2', 'ada'],
      ['analysis-generated', 'analysis 1', 'ada'],
      ['balance-generated', 'balance of power 1', 'ada'],
    ]);
  });

  it('is thinned out to the last of each day after a month, and never loses the latest', async () => {
    const later = start + 30 * day;
    await weighAt(later);
    expect((await vigil.get('balanceHistory')).map(({ id }) => id)).toEqual(['1', '2', '3']);
    await weighAt(later + day);
    await reportAt(later + day);
    expect((await vigil.get('balanceHistory')).map(({ id }) => id)).toEqual(['2', '3', '4']);
    expect((await vigil.get('analysisHistory')).map(({ id }) => id)).toEqual(['2', '3']);
    expect((await reader.call('balanceAt', { params: { id: '1' } })).status).toBe(404);
    expect((await reader.call('balance', { query: { at: iso(later) } })).body).toMatchObject({ id: '3' });
    await weighAt(later + 400 * day);
    expect((await vigil.get('balanceHistory')).map(({ id }) => id)).toEqual(['2', '3', '4', '5']);
  });
});
