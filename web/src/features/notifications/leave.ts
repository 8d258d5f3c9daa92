import { forget } from './memory.ts';
import { endPush } from './push.ts';
import { useHighPriority } from './state.ts';

/** The user has signed out: ends their notifications in this browser and deletes their notes. */
export async function leave(): Promise<void> {
  useHighPriority.setState({ ids: [] });
  await forget();
  // The server has ended the subscription with the session.
  await endPush({ isSignedIn: false }).catch(() => {});
}
