import { z } from 'zod';

/** From the most to the least threatening. Anything else is shown as unknown. */
export const threatLevels = ['critical', 'high', 'elevated', 'low'] as const;
export const ThreatLevel = z.enum(threatLevels);
export type ThreatLevel = z.infer<typeof ThreatLevel>;

const Percent = z.int().min(0).max(100);

export const Analysis = z.object({
  id: z.string(),
  threatLevel: ThreatLevel,
  threatAssessment: z.string(),
  keyPatterns: z.array(z.string()),
  militaryProbability: Percent,
  diplomacyProbability: Percent,
  /** Sections by name, or plain text with paragraphs. */
  detailedAnalysis: z.union([z.record(z.string(), z.unknown()), z.string()]).optional(),
  generatedAt: z.iso.datetime(),
});
export type Analysis = z.infer<typeof Analysis>;
