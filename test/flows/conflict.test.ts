import type { Statement } from '@vigil/reader';
import { makeStating } from '@vigil/server/testing/make';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextDraft } from '../harness/drafts.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;

beforeAll(async () => {
  vigil = await startVigil();
});
afterAll(() => vigil.end());

const towns = [
  'Tabriz',
  'Shiraz',
  'Isfahan',
  'Kerman',
  'Ahvaz',
  'Karaj',
  'Qom',
  'Bushehr',
  'Yazd',
  'Rasht',
  'Zahedan',
  'Arak',
];

/** An event of one report, which states this. */
function stating(title: string, at: Date, statement: Partial<Statement>) {
  const timestamp = at.toISOString();
  const reports = makeStating(statement, ['Amberly Wire']).map((report) => ({
    ...report,
    ...{ item: title, title, publishedAt: timestamp },
  }));
  return { ...nextDraft({ title, timestamp, reports }), by: 'pipeline' };
}

it('the public status says in which state the conflict is, since when and why, and tabs hear of another one', async () => {
  expect((await vigil.get('threat')).conflict).toMatchObject({ state: 'calm', since: null });
  const tab = await openTab(vigil.url);
  const begun = new Date(Date.now() - 2 * 3_600_000);
  const dayBefore = new Date(Date.now() - 30 * 3_600_000);
  await vigil.stores.events.append([
    stating('Minister of Iran speaks of war with Israel', dayBefore, { kind: 'threat', by: ['ir'], on: ['il'] }),
  ]);
  await vigil.stores.events.append(
    towns.map((town) =>
      stating(`Israel strikes radar site of Iran near ${town}`, begun, { by: ['il'], on: ['ir'], country: 'ir' }),
    ),
  );
  await tab.next('threat-changed', ({ conflict }) => conflict?.state === 'war');
  tab.close();
  const hour = new Date(Math.floor(begun.getTime() / 3_600_000) * 3_600_000).toISOString();
  expect((await vigil.get('threat')).conflict).toEqual({
    state: 'war',
    since: hour,
    reason:
      'in 24 hours 12 reports of attacks between Iran and Israel or the United States, 12 of armed acts in all, and 12 of arms or war',
  });
});
