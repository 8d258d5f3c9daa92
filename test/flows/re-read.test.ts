import { makeReport } from '@vigil/common/testing/make';
import { makeStatement } from '@vigil/server/testing/stated-report';
import { isEventChange, type StoredReport } from '@vigil/server/timeline/change';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextDraft } from '../harness/drafts.ts';
import { sharedReader, startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');
const day = 86_400_000;

let vigil: Vigil;

beforeAll(async () => {
  vigil = await startVigil({ now: () => now });
});
afterAll(() => vigil.end());

/** Adds an event of one report, which was published some days ago and bears the statement of a model, or none. */
async function add(days: number, of: { model?: string; report?: Partial<StoredReport>; archived?: boolean } = {}) {
  const { model, report, archived = false } = of;
  const timestamp = new Date(+now - days * day).toISOString();
  const item = `item-${days}-${model}`;
  const title = `Israel strikes a depot near Isfahan, day ${days}`;
  const statement = model ? { statement: makeStatement({ model }) } : {};
  const reports = [{ ...makeReport({ item, title, publishedAt: timestamp }), ...statement, ...report }];
  const draft = nextDraft({ title, timestamp, reports, archived });
  await vigil.stores.events.append([{ ...draft, item, by: 'pipeline' }]);
  return { id: draft.eventId, item };
}

const readingOf = async (id: string) => (await vigil.stores.events.record(id))?.reports[0]?.statement;
const reRead = async () =>
  (await vigil.stores.log.since(0, 1_000)).filter(isEventChange).filter(({ op }) => op === 're-read');

describe('reports that another version of the model has read', () => {
  it('are read again, the newest first, each once, and nothing else is', async () => {
    const { modelId } = await sharedReader();
    const other = 'aaaaaaaaaaaa';
    const older = await add(3, { model: other });
    const newer = await add(1, { model: other });
    const unread = await add(2);
    const kept = [
      await add(1.1, { model: 'admin' }),
      await add(1.2, { model: 'alert' }),
      await add(1.3, { model: modelId }),
      await add(15, { model: other }),
      await add(1.4, { report: { print: '' } }),
      await add(1.5, { archived: true }),
    ];
    const before = await Promise.all(kept.map(({ id }) => readingOf(id)));
    const { updatedAt } = (await vigil.stores.events.record(newer.id)) ?? {};
    vigil.scheduleScans();
    await expect.poll(() => readingOf(older.id), { timeout: 20_000 }).toMatchObject({ model: modelId });

    expect(await readingOf(newer.id)).toMatchObject({ model: modelId, kind: 'attack', by: ['il'], country: 'ir' });
    expect(await readingOf(unread.id)).toMatchObject({ model: modelId });
    expect(await Promise.all(kept.map(({ id }) => readingOf(id)))).toEqual(before);
    // Nothing that is shown has changed.
    expect((await vigil.stores.events.record(newer.id))?.updatedAt).toBe(updatedAt);
    const changes = await reRead();
    expect(changes.map(({ eventId }) => eventId)).toEqual([newer.id, unread.id, older.id]);
  });
});
