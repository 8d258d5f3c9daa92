import { cpuOf, median, startChild } from './child.ts';
import { load } from './load.ts';

const rounds = 5;
const seconds = 2;

/**
 * `GET /api/events` with a thousand events against a bare node:http server that sends the same
 * bytes: in turns, each in a process of its own, with and without `If-None-Match`.
 */
export async function benchPoll(): Promise<Record<string, number>> {
  const vigil = await startChild('poll-server.ts', 'vigil');
  const bare = await startChild('poll-server.ts', 'bare');
  try {
    const vigilUrl = `${await vigil.ask<string>('url')}/api/events?page=0&limit=1000`;
    const { body, headers, etag } = await readRaw(vigilUrl);
    const bareUrl = `${await bare.ask<string>({ body, headers, etag })}/`;
    const figures: Record<string, number> = { poll_body_bytes: body.length };
    for (const [name, extra] of [
      ['200', {}],
      ['304', { 'If-None-Match': etag }],
    ] as const) {
      const asked = { 'Accept-Encoding': 'br', ...extra };
      const runs = [];
      for (let round = 0; round < rounds; round++) {
        runs.push({ vigil: await measure(vigil.pid, vigilUrl, asked), bare: await measure(bare.pid, bareUrl, asked) });
      }
      figures[`poll_${name}_per_s`] = median(runs.map((run) => run.vigil.perSecond));
      figures[`poll_${name}_bare_per_s`] = median(runs.map((run) => run.bare.perSecond));
      figures[`poll_${name}_ratio`] = median(runs.map((run) => run.vigil.perSecond / run.bare.perSecond));
      figures[`poll_${name}_cpu_ratio`] = median(runs.map((run) => run.vigil.cpu / run.bare.cpu));
      figures[`poll_${name}_p99_ms`] = median(runs.map((run) => run.vigil.p99));
      figures[`poll_${name}_bare_p99_ms`] = median(runs.map((run) => run.bare.p99));
    }
    return figures;
  } finally {
    vigil.stop();
    bare.stop();
  }
}

async function measure(pid: number, url: string, headers: Record<string, string>) {
  await load(url, headers, 0.5);
  const before = cpuOf(pid);
  const result = await load(url, headers, seconds);
  return { ...result, cpu: (cpuOf(pid) - before) / (result.perSecond * seconds) };
}

/** The answer as it goes over the wire, still packed. */
async function readRaw(url: string): Promise<{ body: Buffer; headers: Record<string, string>; etag: string }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { etag = '' } = response.headers;
      const kept = ['etag', 'cache-control', 'vary', 'content-type', 'content-encoding', 'content-length'];
      const headers = Object.fromEntries(kept.map((name) => [name, String(response.headers[name])]));
      resolve({ body: Buffer.concat(chunks), headers, etag });
    })
      .on('error', reject)
      .end();
  });
}
