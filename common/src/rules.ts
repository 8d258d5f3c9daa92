import type { z } from 'zod';

/** A rule of a form: what breaks it, and the sentence that the person reads then. */
export interface Rule<T> {
  isBroken: (values: T) => boolean;
  message: string;
  /** The field beside which the sentence belongs. */
  field?: keyof T & string;
}

/**
 * Checks rules in their order and reports the first broken one alone, so that both ends say the same
 * sentence first. For `superRefine`.
 */
export function firstOf<T>(rules: readonly Rule<T>[]): (values: T, context: z.core.$RefinementCtx<T>) => void {
  return (values, context) => {
    const broken = rules.find((rule) => rule.isBroken(values));
    if (!broken) return;
    context.addIssue({ code: 'custom', message: broken.message, path: broken.field ? [broken.field] : [] });
  };
}
