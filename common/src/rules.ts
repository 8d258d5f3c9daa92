import type { z } from 'zod';

/** A rule of a form, with the error shown to the user. */
export interface FormRule<T> {
  isBroken: (values: T) => boolean;
  message: string;
  /** The field that the error belongs to. */
  field?: keyof T & string;
}

/**
 * Checks rules in order and reports only the first broken one, so that server and browser show the same error. For
 * `superRefine`.
 */
export function firstOf<T>(rules: readonly FormRule<T>[]): (values: T, context: z.core.$RefinementCtx<T>) => void {
  return (values, context) => {
    const broken = rules.find((rule) => rule.isBroken(values));
    if (!broken) return;
    context.addIssue({ code: 'custom', message: broken.message, path: broken.field ? [broken.field] : [] });
  };
}
