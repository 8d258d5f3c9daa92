import { sentenceOf } from './client.ts';
import { toast } from './toast.ts';

interface Failure {
  title: string;
  /** The message, or how to read it from the error. By default the server's sentence, else 'Please try again.' */
  description?: string | ((error: unknown) => string);
}

/** Runs an action of the user and shows a toast if it fails. Resolves to whether it succeeded. */
export async function runWithToast(task: () => Promise<unknown>, failure: Failure): Promise<boolean> {
  const { title, description = (error) => sentenceOf(error, 'Please try again.') } = failure;
  try {
    await task();
    return true;
  } catch (error) {
    const message = typeof description === 'string' ? description : description(error);
    toast({ title, description: message, variant: 'destructive' });
    return false;
  }
}
