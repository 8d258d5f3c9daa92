import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, cpuOf, median, startChild } from './child.ts';
import { load } from './load.ts';

const slices = 12;
const sliceSeconds = 0.4;
const idleSeconds = 3;

/**
 * `GET /api/events` with a thousand events against a bare node:http server that sends the same answer, headers and all: in
 * turns, each in a process of its own, with and without `If-None-Match`. And what a change costs until the new answer is ready.
 */
export async function benchPoll(): Promise<Record<string, number>> {
  const vigil = await startChild('poll-server.ts', 'vigil');
  const bare = await startChild('poll-server.ts', 'bare');
  try {
    const vigilUrl = `${await vigil.ask<string>('url')}/api/events?page=0&limit=1000`;
    const { body, headers, etag } = await readRaw(vigilUrl);
    const bareUrl = `${await bare.ask<string>({ body, headers, etag })}/`;
    const figures: Record<string, number> = { poll_body_bytes: body.length };
    const idle = await cpuAtRest(vigil.pid);
    for (const [name, extra] of [
      ['200', {}],
      ['304', { 'If-None-Match': etag }],
    ] as const) {
      const asked = { 'Accept-Encoding': 'br', ...extra };
      const pairs = await inTurns([vigil, vigilUrl], [bare, bareUrl], asked);
      const of = (pick: (pair: Pair) => number) => median(pairs.map(pick));
      figures[`poll_${name}_per_s`] = of(({ vigil }) => vigil.perSecond);
      figures[`poll_${name}_bare_per_s`] = of(({ bare }) => bare.perSecond);
      figures[`poll_${name}_ratio`] = of(({ vigil, bare }) => vigil.perSecond / bare.perSecond);
      figures[`poll_${name}_p99_ms`] = of(({ vigil }) => vigil.p99);
      figures[`poll_${name}_bare_p99_ms`] = of(({ bare }) => bare.p99);
      const [ours, theirs] = [cpuAnAnswer(pairs, 'vigil', idle), cpuAnAnswer(pairs, 'bare', 0)];
      figures[`poll_${name}_cpu_us`] = ours;
      figures[`poll_${name}_bare_cpu_us`] = theirs;
      figures[`poll_${name}_cpu_ratio`] = ours / theirs;
    }
    return { ...figures, ...(await vigil.ask<Record<string, number>>('change')) };
  } finally {
    vigil.stop();
    bare.stop();
  }
}

interface Served {
  answers: number;
  /** Seconds. */
  took: number;
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  /** The server's CPU time in milliseconds, which the system counts in steps of ten. */
  cpu: number;
}

type Pair = Record<'vigil' | 'bare', Served>;

/** Slices short enough that what else the machine does is the same for both of a pair. */
async function inTurns(
  [vigil, vigilUrl]: [Child, string],
  [bare, bareUrl]: [Child, string],
  headers: Record<string, string>,
): Promise<Pair[]> {
  const serveVigil = () => serve(vigil.pid, vigilUrl, headers);
  const serveBare = () => serve(bare.pid, bareUrl, headers);
  await serveVigil();
  await serveBare();
  const pairs: Pair[] = [];
  for (let slice = 0; slice < slices; slice += 2) {
    pairs.push({ vigil: await serveVigil(), bare: await serveBare() });
    pairs.push({ bare: await serveBare(), vigil: await serveVigil() });
  }
  return pairs;
}

async function serve(pid: number, url: string, headers: Record<string, string>): Promise<Served> {
  const before = cpuOf(pid);
  const { answers, took, times } = await load(url, headers, sliceSeconds);
  const cpu = cpuOf(pid) - before;
  const sorted = Float64Array.from(times).sort();
  return { answers, took, perSecond: answers / took, p99: sorted[Math.floor(times.length * 0.99)] ?? Number.NaN, cpu };
}

/** CPU milliseconds a second of an idle process. */
async function cpuAtRest(pid: number): Promise<number> {
  const before = cpuOf(pid);
  await sleep(idleSeconds * 1000);
  return (cpuOf(pid) - before) / idleSeconds;
}

/** Microseconds, without what the process does at rest. */
function cpuAnAnswer(pairs: Pair[], side: keyof Pair, idle: number): number {
  const sum = (key: 'cpu' | 'answers' | 'took') => pairs.reduce((total, pair) => total + pair[side][key], 0);
  return ((sum('cpu') - idle * sum('took')) / sum('answers')) * 1000;
}

/** The answer as it goes over the wire, still packed. */
async function readRaw(url: string): Promise<{ body: Buffer; headers: Record<string, string>; etag: string }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { etag = '' } = response.headers;
      const entries = Object.entries(response.headers).filter(([name]) => !ofNode.has(name));
      const headers = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
      resolve({ body: Buffer.concat(chunks), headers, etag });
    })
      .on('error', reject)
      .end();
  });
}

/** What node:http adds to every answer by itself. */
const ofNode = new Set(['date', 'connection', 'keep-alive']);
