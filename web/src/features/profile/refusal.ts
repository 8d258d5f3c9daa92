import { sentenceOf } from '../../kit/client.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';

/** Like `attempt`, and resolves to null when it succeeded, else to the server's reason, which may be empty. */
export async function refusalOf(
  task: () => Promise<unknown>,
  failure: { title: string; description: string },
): Promise<string | null> {
  let reason = '';
  const description = (error: unknown) => {
    reason = sentenceOf(error, '');
    return failure.description;
  };
  return (await runWithToast(task, { ...failure, description })) ? null : reason;
}
