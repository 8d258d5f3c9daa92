import { forget } from './memory.ts';
import { endPush } from './push.ts';
import { useHighPriority } from './state.ts';

/** Whoever was signed in here is not any more: nothing of theirs reaches this browser, and nothing of it is kept. */
export async function leave(): Promise<void> {
  useHighPriority.setState({ ids: [] });
  await forget();
  // The server has ended the subscription with the session.
  await endPush({ isSignedIn: false }).catch(() => {});
}
