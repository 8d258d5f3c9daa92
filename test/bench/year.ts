import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.ts';

/** A year of 2 000 events a day. `YEAR_EVENTS` asks for fewer. */
const events = Number(process.env.YEAR_EVENTS ?? 730_000);
const fewEvents = 10_000;

/** A server with a year of events, against the same server with 10 000. */
export async function benchYear(): Promise<Record<string, number>> {
  const few = await measure(fewEvents);
  const all = await measure(events);
  const figures: Record<string, number> = { year_events: events };
  for (const [name, value] of Object.entries(all)) {
    const reference = few[name] ?? Number.NaN;
    figures[`year_${name}`] = value;
    figures[`year_few_${name}`] = reference;
    figures[`year_ratio_${name}`] = value / reference;
  }
  return figures;
}

async function measure(count: number): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-year-'));
  try {
    const filling = await startChild('year-process.ts', folder, String(count));
    const filled = await filling.ask<Record<string, number>>('fill');
    filling.stop();
    const serving = await startChild('year-process.ts', folder, String(count));
    const measured = await serving.ask<Record<string, number>>('measure');
    serving.stop();
    return { ...filled, ...measured };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
