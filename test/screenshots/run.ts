import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNewsroom } from '@vigil/seed/start-newsroom';
import { createLog } from '@vigil/server/kit/log';
import sharp from 'sharp';
import { openBrowser } from '../harness/browser.ts';
import { untilLive } from '../harness/page.ts';

const schemes = ['dark', 'light'] as const;
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const images = join(import.meta.dirname, '../../docs/images');

/** Takes the home screen of the newsroom, dark and light, wide and narrow, into docs/images. The news in it are replayed. */
const folder = await mkdtemp(join(tmpdir(), 'vigil-screenshots-'));
const newsroom = await startNewsroom({
  variables: { PORT: '0', DATA_DIR: folder, PUBLIC_SITE: 'true', LOG_LEVEL: 'silent' },
  speed: 30,
  everyMs: 2_000,
  log: createLog('silent'),
});
const browser = await openBrowser({ installedFirst: true });
await mkdir(images, { recursive: true });
for (const colorScheme of schemes) {
  for (const viewport of widths) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    await page.goto(newsroom.app.url);
    await untilLive(page);
    await page.getByText(/Israel \d+ · Iran \d+/).waitFor();
    await page.waitForLoadState('networkidle');
    const file = join(images, `home-${colorScheme}-${viewport.width}.webp`);
    await writeFile(
      file,
      await sharp(await page.screenshot())
        .webp({ quality: 80 })
        .toBuffer(),
    );
    console.log(file);
    await page.close();
  }
}
await browser.close();
await newsroom.stop();
await rm(folder, { recursive: true, force: true });
process.exit();
