import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Find } from './table.ts';

// How the words of a row are found: by role, visible, and exactly.

type Place = Page | Locator;
type Role = Parameters<Page['getByRole']>[0];

const seen = (locator: Locator) => locator.filter({ visible: true }).first().waitFor();
const role =
  (name: Role) =>
  (place: Place, words: string): Promise<void> =>
    seen(place.getByRole(name, { name: words, exact: true }));

export const text = (place: Place, words: string) => seen(place.getByText(words, { exact: true }));
const escaped = (words: string) => words.replace(/[()*+?.$]/g, '\\$&');

/** As a part of a longer text. */
export const part = (place: Place, words: string) => seen(place.getByText(words));
export const heading = role('heading');
export const button = role('button');
export const tab = role('tab');
export const field = (place: Place, words: string) => seen(place.getByLabel(new RegExp(`^${escaped(words)}`)));

/** The same within a titled part of the screen. */
export const within =
  (name: string, find: (place: Place, words: string) => Promise<unknown>): Find =>
  (page, words) =>
    find(page.getByRole('region', { name, exact: true }), words);

/** Nothing on the screen matches. */
export const absent =
  (find: (page: Page) => Locator): Find =>
  async (page) =>
    await expect.poll(() => find(page).count()).toBe(0);

/** Exactly `many` of them exist. */
export const count =
  (many: number, find: (page: Page) => Locator): Find =>
  async (page) => {
    await seen(find(page));
    await expect.poll(() => find(page).count()).toBe(many);
  };

/** A page whose title in the browser is `words`. */
export const title: Find = (page, words) => expect.poll(() => page.title()).toBe(words);

/** The choices of a field, in their order: `words` with commas between. */
export const choices =
  (label: string): Find =>
  async (page, words) => {
    const options = page.getByLabel(label, { exact: true }).locator('option');
    await options.first().waitFor({ state: 'attached' });
    await expect
      .poll(async () => (await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).join(', '))
      .toBe(words);
  };

/** What a field holds: `words`. */
export const holds =
  (label: string): Find =>
  (page, words) =>
    expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(words);

/** A switch is named by its label and the description below it. */
const labelled = (page: Page, label: string) => page.getByLabel(new RegExp(`^${escaped(label)}`));

/** A switch or box is on, or off. */
export const isOn =
  (label: string, on: boolean): Find =>
  async (page) => {
    const box = labelled(page, label);
    await box.waitFor();
    await expect.poll(() => box.isChecked()).toBe(on);
  };

/** The name of the colour of what `find` finds: `words`. */
export const coloured =
  (find: (page: Page) => Locator, property: 'color' | 'backgroundColor' | 'borderTopColor' = 'color'): Find =>
  (page, words) => {
    const written = () =>
      find(page)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], property);
    return expect.poll(async () => nameOf(await written())).toBe(words);
  };

/** Of 'rgb(240, 102, 107)': 'red'. */
function nameOf(written: string): string {
  const [red = 0, green = 0, blue = 0] = (written.match(/[\d.]+/g) ?? []).map(Number);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (spread / most < 0.2) return 'grey';
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  const hue = (sixth * 60 + 360) % 360;
  if (hue < 12 || hue >= 340) return 'red';
  if (hue < 36) return 'orange';
  if (hue < 70) return 'yellow';
  return hue < 170 ? 'green' : 'blue';
}
