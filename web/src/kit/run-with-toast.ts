import { toast } from './toast.ts';

interface Failure {
  title: string;
  /** The message, or how to read it from the error. */
  description: string | ((error: unknown) => string);
}

/** Runs an action of the user and shows a toast if it fails. Resolves to whether it succeeded. */
export async function runWithToast(task: () => Promise<unknown>, { title, description }: Failure): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    const message = typeof description === 'string' ? description : description(error);
    toast({ title, description: message, variant: 'destructive' });
    return false;
  }
}
