import { z } from 'zod';

const Percent = z.int().min(0).max(100);

const Factor = z.object({ israel: Percent, iran: Percent, description: z.string() });

export const factorNames = ['military', 'technology', 'alliances', 'economy', 'geography', 'intelligence'] as const;

export const Balance = z.object({
  id: z.string(),
  israelAdvantage: Percent,
  iranAdvantage: Percent,
  conflictOutcome: z.object({
    israelWinProbability: Percent,
    iranWinProbability: Percent,
    stalemateProbability: Percent,
  }),
  keyFactors: z.record(z.enum(factorNames), Factor),
  confidence: Percent,
  disclaimer: z.string(),
  keyEvents: z.array(z.string()),
  createdAt: z.iso.datetime(),
  analysisDate: z.iso.datetime(),
});
export type Balance = z.infer<typeof Balance>;
