import { useEffect } from 'react';
import type { Permission } from '../../kit/permission.ts';
import { keepSubscribed, type PushState, usePush } from './push.ts';

/** Whether alerts reach this device while no tab is open. Asks for a subscription where that is not known yet. */
export function useReach(permission: Permission): string {
  const push = usePush(({ state }) => state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a permission given elsewhere is the reason to try again.
  useEffect(() => {
    if (!['on', 'asking'].includes(usePush.getState().state)) void keepSubscribed();
  }, [permission]);
  return reachWords(push);
}

/** What a device on which alerts are on will really get. */
export function reachWords(push: PushState): string {
  const only = 'Only while this tab is open';
  switch (push) {
    case 'on':
      return 'Also when closed: this device is alerted while no tab of Vigil is open, too.';
    case 'failed':
      return `${only}: the push service of this browser could not be reached. That is tried again whenever Vigil is opened.`;
    case 'unavailable':
      return `${only}: this server has no Web Push keys.`;
    case 'unsupported':
      return `${only}: this browser knows no push messages.`;
    default:
      return 'Asking whether this device is alerted while no tab is open...';
  }
}
