import { sections } from '@vigil/common/analysis';
import { computeBalance, inputsAt } from '@vigil/server/features/balance/balance';
import { toExport } from '@vigil/server/features/balance/export';
import { coverageOf } from '@vigil/server/features/stats/coverage';
import type { Vigil } from './vigil.ts';

/** A report and a balance in which every text is a payload, stored past the gate. Returns what must stand on each screen. */
export async function storeReports(
  { stores }: Vigil,
  payloads: readonly string[],
  eventIds: readonly string[],
): Promise<Record<string, readonly string[]>> {
  const now = new Date();
  const all = payloads.join(' ');
  const [said, patterns, moves, weighty] = ['Said', 'Pattern', 'Move', 'Weighs'].map((word) =>
    payloads.map((payload) => `${word}: ${payload}.`),
  );
  if (!said || !patterns || !moves || !weighty) throw new Error('A kind of text is missing.');
  await stores.analyses.add(
    {
      threatLevel: 'high',
      threatReason: `Reason: ${all}.`,
      threatAssessment: all,
      // Plain text, as reports have it that are not kept by sentences.
      keyPatterns: patterns,
      // As text, since no database takes every payload for the name of a field.
      detailedAnalysis: JSON.stringify(Object.fromEntries(payloads.map((payload) => [payload, payload]))),
      militaryProbability: 50,
      diplomacyProbability: 50,
      sentences: said.map((text, index) => ({
        text,
        section: sections[0],
        eventIds: eventIds.slice(index, index + 1),
        origins: 2,
        depth: 'main',
        by: 'model',
      })),
      from: now.toISOString(),
      until: now.toISOString(),
      model: `Model: ${all}.`,
      modelAt: now.toISOString(),
      modelNote: `Note: ${all}.`,
    },
    now,
    { seq: Number.MAX_SAFE_INTEGER, coverage: coverageOf([], now) },
  );
  const inputs = inputsAt([], now);
  const plain = computeBalance(inputs, new Map());
  const contributions = weighty.map((label, index) => ({ key: `figure:${index}`, label, points: index % 2 ? 1 : -1 }));
  const content = {
    ...plain,
    keyFactors: {
      ...plain.keyFactors,
      military: { ...plain.keyFactors.military, description: `Described: ${all}.`, contributions },
    },
    disclaimer: `Disclaimer: ${all}.`,
    moves,
    // Each is asked for on its own; addresses, which become links, stand last.
    keyEvents: payloads.slice(-mostKeyEvents),
    keyEventIds: eventIds.slice(-mostKeyEvents),
    model: `Model: ${all}.`,
    modelNote: `Note: ${all}.`,
  };
  await stores.balances.add(content, toExport(inputs, content), now);
  const byModel = [`Model: ${all}.`, `Note: ${all}.`];
  return {
    '/': [...said, ...patterns, ...byModel],
    '/balance-of-power': [...moves, ...weighty, ...byModel, `Described: ${all}.`, `Disclaimer: ${all}.`],
  };
}

const mostKeyEvents = 20;
