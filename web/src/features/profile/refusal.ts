import { sentenceOf } from '../../kit/client.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';

interface Refusal {
  title: string;
  /** Of the toast, for the server's reason, which may be empty. */
  description: (reason: string) => string;
}

/** Like `runWithToast`, and resolves to null when it succeeded, else to the server's reason, which may be empty. */
export async function refusalOf(task: () => Promise<unknown>, failure: Refusal): Promise<string | null> {
  let reason = '';
  const description = (error: unknown) => {
    reason = sentenceOf(error, '');
    return failure.description(reason);
  };
  return (await runWithToast(task, { ...failure, description })) ? null : reason;
}
