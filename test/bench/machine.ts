import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** What the figures of a run belong to, in one sentence. */
export function describeRun(repetitions: number): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${memory}, ${type()} ${release()}`;
  const day = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1);
  return `Measured ${day} on ${machine}, Node ${process.version}, ${repetitions} times; load average before it ${load}.`;
}
