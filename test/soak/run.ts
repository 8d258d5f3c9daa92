import { soak } from './soak.ts';

/** Below these the promises of a long run are kept. */
const maxDrift = 10;
const mostLagMs = 50;

/*
 * `npm run soak -- --minutes N`: a thousand tabs, ten thousand changes, two servers. Prints the figures and ends with 1
 * when a promise was broken.
 */
const named = process.argv.indexOf('--minutes');
const minutes = named < 0 ? 5 : Number(process.argv[named + 1]);
if (!(minutes > 0)) throw new Error('npm run soak -- --minutes N');

const { broken, figures } = await soak({
  sockets: 1_000,
  changes: 10_000,
  lastsMs: minutes * 60_000,
  offlineMs: 30_000,
  summaryLength: 700,
  kills: true,
  report: (line) => console.log(`${new Date().toISOString()} ${line}`),
});
const { held_drift_percent: drift = Number.NaN, loop_p99_ms: lag = Number.NaN } = figures;
if (!(drift < maxDrift)) broken.push(`what the servers hold on to has grown by ${drift.toFixed(1)} %`);
if (!(lag < mostLagMs)) broken.push(`the event loop of a server was ${lag.toFixed(1)} ms late`);
console.table(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10) / 10])));
for (const promise of broken) console.error(`BROKEN: ${promise}`);
process.exit(broken.length > 0 ? 1 : 0);
