import { type FormErrors, useForm } from '@mantine/form';
import { firstIssue, inSentences } from '@vigil/common/sentences';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';

interface DraftOptions<V, T> {
  /** The fields as they stand on screen at first: text, and switches. */
  initial: V;
  /** What the call takes. */
  schema: z.ZodType<T>;
  /** Makes of the fields what the schema reads; the fields themselves when left out. */
  read?: (values: V) => unknown;
  /**
   * Where it is said what is wrong: once above the fields, or beside each field that is at fault. A sentence
   * that names no field then stands above and marks the fields left empty.
   */
  words?: 'above' | 'beside';
  /** Called with the first sentence of what is wrong. */
  onRefuse?: (message: string) => void;
  /** Sends what the schema made of it. It deals with its own failures. */
  onSend: (value: T) => Promise<void>;
}

/**
 * A form whose fields are text until it is sent: a number that is being typed is no number yet. Fields at
 * fault are marked, and the first of them takes the focus.
 */
export function useDraft<V extends Record<string, unknown>, T>({
  initial,
  schema,
  read = (values) => values,
  words = 'above',
  onRefuse,
  onSend,
}: DraftOptions<V, T>) {
  const form = useForm<V>({ initialValues: initial });
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);

  function refuse(issues: readonly z.core.$ZodIssue[], shown: HTMLFormElement): void {
    const message = firstIssue(issues)?.message ?? '';
    const isNamed = issues.some(({ path }) => path.length > 0);
    const marks = isNamed || words === 'above' ? marksOf(issues, words) : emptyOnes(form.values);
    form.setErrors(marks);
    setError(isNamed && words === 'beside' ? '' : message);
    onRefuse?.(message);
    firstMarked(shown, marks)?.focus();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    const parsed = schema.safeParse(read(form.values), inSentences);
    if (!parsed.success) return refuse(parsed.error.issues, event.currentTarget);
    form.clearErrors();
    setError('');
    setPending(true);
    try {
      await onSend(parsed.data);
    } finally {
      setPending(false);
    }
  }

  return {
    values: form.values,
    field: form.getInputProps,
    set: form.setFieldValue,
    reset: form.reset,
    /** What stands above the fields. */
    error,
    /** Says above the fields why it could not be sent. */
    fail: setError,
    /** What is wrong with a field, where that stands beside it. */
    errorOf: (name: keyof V & string) => form.errors[name],
    isPending,
    onSubmit,
  };
}

/** The first issue of each field. */
function marksOf(issues: readonly z.core.$ZodIssue[], words: 'above' | 'beside'): FormErrors {
  const last = issues.map(({ path, message }) => [String(path[0]), words === 'beside' ? message : true] as const);
  return Object.fromEntries(last.reverse());
}

/** The first faulty field on screen; the order of the schema does not matter. */
function firstMarked(form: HTMLFormElement, marks: FormErrors): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-path]')];
  const first = fields.find(({ dataset }) => Object.hasOwn(marks, dataset.path ?? ''));
  // What is no field itself holds one.
  return first?.querySelector<HTMLElement>('input, button') ?? first;
}

function emptyOnes(values: Record<string, unknown>): FormErrors {
  const empty = Object.entries(values).filter(([, value]) => typeof value === 'string' && value.trim() === '');
  return Object.fromEntries(empty.map(([name]) => [name, true]));
}
