import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Member, makeUser } from '../../harness/client.ts';
import { useBrowser } from '../../harness/use-browser.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';
import { visit } from '../../harness/visit.ts';

/**
 * One string or number of the specification: its point, the exact words, where they are,
 * and how to find them in the running application.
 */
export type Row = readonly [point: 2 | 4 | 5 | 8 | 9, words: string, where: string, find: Find];
export type Find = (page: Page, words: string) => Promise<unknown>;

/** A screen in one state. Its rows read it and change nothing, so that each passes or fails independently. */
export interface Scene {
  name: string;
  open: (stage: Stage) => Promise<Page>;
  rows: readonly Row[];
}

type View = NonNullable<Parameters<typeof visit>[3]>;

/**
 * What all scenes of a file share: one server, and one page each for an administrator, a user and a visitor. A page is
 * opened when a scene first asks for it.
 */
export interface Stage {
  vigil: Vigil;
  people: { admin: Member; reader: Member };
  readonly admin: Promise<Page>;
  readonly reader: Promise<Page>;
  readonly visitor: Promise<Page>;
  /** A page of its own, for scenes that stop the clock; it ends with the scene. */
  fresh: (view?: View) => Promise<Page>;
}

/** Long enough for a busy machine, short enough to report many missing rows at once. */
const timeoutMs = 30_000;

/** Checks each row in a test of its own. `prepare` stores what all scenes show. */
export function checkTable(scenes: readonly Scene[], prepare: (stage: Stage) => Promise<void> = async () => {}): void {
  let stage: Stage;
  const pages: Page[] = [];

  const { browser } = useBrowser(async () => {
    const vigil = await startVigil();
    const people = { admin: await makeUser(vigil, { isAdmin: true }), reader: await makeUser(vigil) };
    const begin = async (view: View = {}) => {
      const page = await visit(browser(), vigil, '/privacy', view);
      page.setDefaultTimeout(timeoutMs);
      return page;
    };
    const fresh = async (view?: View) => {
      const page = await begin(view);
      pages.push(page);
      return page;
    };
    const opened = new Map<string, Promise<Page>>();
    const once = (name: string, as?: Member) => {
      const page = opened.get(name) ?? begin({ ...(as && { as }) });
      opened.set(name, page);
      return page;
    };
    stage = {
      vigil,
      people,
      fresh,
      get admin() {
        return once('admin', people.admin);
      },
      get reader() {
        return once('reader', people.reader);
      },
      get visitor() {
        return once('visitor');
      },
    };
    await prepare(stage);
    return vigil;
  });

  describe.each(scenes)('$name', ({ open, rows }) => {
    let page: Page;
    beforeAll(async () => {
      page = await open(stage);
    });
    afterAll(async () => {
      for (const one of pages.splice(0)) await one.context().close();
    });
    it.each(rows)('point %i of the specification: "%s", %s', async (_, words, _where, find) => {
      await find(page, words);
    });
  });
}

/** Goes to a path of the site without the faked routes of earlier scenes. */
export async function goTo(
  whose: Page | Promise<Page>,
  path: string,
  fakes: Record<string, unknown> = {},
): Promise<Page> {
  const page = await whose;
  await page.unrouteAll();
  for (const [address, json] of Object.entries(fakes))
    await page.route(`**${address}`, (route) => route.fulfill({ json }));
  await page.goto(new URL(path, page.url()).href);
  return page;
}
