import { readFileSync } from 'node:fs';
import { type ServerProcess, startServer } from '../flows/faults/server-process.ts';
import { freePort } from '../harness/free-port.ts';
import { heldBy, inspected } from './heap.ts';

/** A server of several, looked into from outside. */
export interface Node extends ServerProcess {
  /** A figure that it reports about itself: the sum over all labels. Its figures of the event loop restart with each read. */
  figure: (name: string) => Promise<number>;
  /** Resident memory in MB; Linux only, else NaN. */
  memory: () => number;
  /** What it holds on to in MB, after a collection of its garbage: it stands still for that. */
  held: () => Promise<number>;
}

export async function startNode(env: Record<string, string>): Promise<Node> {
  const port = await freePort();
  const server = await startServer({ LOG_LEVEL: 'warn', ...env, ...inspected, METRICS_PORT: String(port) });
  return {
    ...server,
    held: () => heldBy(server.said),
    figure: async (name) => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
    memory: () => {
      try {
        const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
        return Number(kilobytes) / 1024;
      } catch {
        return Number.NaN;
      }
    },
  };
}
