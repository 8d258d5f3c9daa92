import { archiveDrafts } from '@vigil/seed/archive';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { median } from '../bench/child.ts';
import { findBrowser } from '../harness/browser.ts';
import { startVigil } from '../harness/vigil.ts';

/** What each category of Lighthouse must reach, of 100. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 90 };

/** The pages: who reads without an account sees the first; the second is what a closed site shows at the same address. */
const pages: { name: string; env: Record<string, string> }[] = [
  { name: 'home', env: { PUBLIC_SITE: 'true' } },
  { name: 'sign-in', env: { CAPTCHA: 'altcha' } },
];

const rounds = 3;

/** Judges the built web by Lighthouse's own settings for phones, on the archive: medians of three. Fails where a goal is missed. */
for (const { name, env } of pages) {
  const vigil = await startVigil({ env });
  await vigil.stores.events.append(archiveDrafts());
  const results: Result[] = [];
  for (let round = 0; round < rounds; round++) results.push(await audit(vigil.url));
  await vigil.end();
  report(name, results);
}
process.exit();

async function audit(url: string, tries = 5): Promise<Result> {
  const { executablePath, env } = await findBrowser({ installedFirst: true });
  const chrome = await launch({
    chromePath: executablePath,
    envVars: env,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const flags = { port: chrome.port, output: 'json', logLevel: 'error' } as const;
    const lhr = (await lighthouse(url, { ...flags, onlyCategories: Object.keys(goals) }))?.lhr;
    if (lhr && !lhr.runtimeError) return lhr;
    // Chromium's trace lacks the start of the page now and then, and Lighthouse asks to be run again.
    if (lhr?.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return await audit(url, tries - 1);
    throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse has given no answer.');
  } finally {
    chrome.kill();
  }
}

function report(name: string, results: readonly Result[]): void {
  console.log(`\n${name}`);
  for (const [id, goal] of Object.entries(goals)) {
    const score = Math.round(median(results.map(({ categories }) => categories[id]?.score ?? 0)) * 100);
    console.log(`  ${id.padEnd(16)} ${score}${score < goal ? `, must be ${goal}` : ''}`);
    if (score < goal) process.exitCode = 1;
  }
  const [first] = results;
  for (const { audits, categories } of first ? [first] : []) {
    const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
    for (const { score, title, displayValue = '' } of counted.flatMap(({ id }) => audits[id] ?? []))
      if (score !== null && score < 0.9) console.log(`    ${score.toFixed(2)} ${title} ${displayValue}`);
  }
}
