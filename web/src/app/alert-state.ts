import type { Permission } from '../kit/permission.ts';

/** Whether this browser notifies of events. */
export type AlertState = 'on' | 'off' | 'blocked';

export function alertStateOf(permission: Permission, isWanted: boolean): AlertState {
  if (permission === 'denied' || permission === 'unsupported') return 'blocked';
  return permission === 'granted' && isWanted ? 'on' : 'off';
}
