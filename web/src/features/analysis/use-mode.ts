import type { Mode } from '@vigil/common/report-view';
import { useState } from 'react';
import { call } from '../../kit/client.ts';
import { useResource } from '../../kit/resource.ts';
import { useSession } from '../session/store.ts';

const preferredMode = async (): Promise<Mode> => (await call('GET /api/user/settings')).analysisMode;
const defaultMode = async (): Promise<Mode> => 'conservative';

/** How much of a report is shown: the user's preference, or what was chosen on this page since. */
export function useMode(): [Mode, (mode: Mode) => void] {
  const isSignedIn = useSession(({ session }) => session !== null);
  const preferred = useResource(isSignedIn ? preferredMode : defaultMode).data;
  const [chosen, choose] = useState<Mode | null>(null);
  return [chosen ?? preferred ?? 'conservative', choose];
}
