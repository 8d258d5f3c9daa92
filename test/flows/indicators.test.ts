import { Indicators } from '@vigil/common/indicators';
import type { Statement } from '@vigil/reader';
import { makeStating } from '@vigil/server/testing/make';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nextDraft } from '../harness/drafts.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;

beforeEach(async () => {
  vigil = await startVigil();
});
afterEach(() => vigil.end());

const current = async () => Indicators.parse(await vigil.get('indicators'));
const daysObserved = ({ observed }: Indicators) => observed.filter(Boolean).length;
const sirens = ({ indicators }: Indicators) => indicators.find(({ id }) => id === 'sirens');
const draft = (kind: Statement['kind'] = 'alarm') =>
  nextDraft({
    title: 'Sirens sound in Port Amberly',
    summary: '',
    eventType: 'military',
    urgencyLevel: 'high',
    timestamp: new Date(Date.now() - 60_000).toISOString(),
    reports: makeStating({ kind, country: 'il' }),
  });

it('an indicator is seen as soon as an event shows it, on every open page, and falls back when that is hidden', async () => {
  const before = await current();
  expect(sirens(before)).toMatchObject({ state: 'not visible', count: 0 });
  expect([before.observed.length, daysObserved(before)]).toEqual([33, 0]);
  const tab = await openTab(vigil.url);
  const event = draft();
  await vigil.stores.events.append([event]);
  await expect.poll(() => tab.of('indicators-changed').length).toBeGreaterThan(0);
  const pushed = Indicators.parse(tab.of('indicators-changed').at(-1));
  expect(daysObserved(pushed)).toBe(1);
  expect(sirens(pushed)).toMatchObject({ state: 'seen', count: 1, last: { eventId: event.eventId } });
  expect(sirens(await current())).toMatchObject({ state: 'seen', count: 1 });
  await vigil.stores.events.hide(event.eventId, 'test');
  await expect.poll(async () => sirens(await current())?.count).toBe(0);
  tab.close();
});

it('a day is observed once an event of it is stored, also if that shows no indicator: every open page receives it', async () => {
  const tab = await openTab(vigil.url);
  await vigil.stores.events.append([draft('none')]);
  await expect.poll(() => tab.of('indicators-changed').length).toBeGreaterThan(0);
  const pushed = Indicators.parse(tab.of('indicators-changed').at(-1));
  expect(daysObserved(pushed)).toBe(1);
  expect(pushed.indicators.filter(({ state }) => state === 'seen')).toEqual([]);
  tab.close();
});
