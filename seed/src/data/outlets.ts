import type { Side } from '@vigil/common/sources';
import { reliabilityOf, type Standing } from './reliability.ts';

/**
 * The outlets of the replay. All of them are fictional and say so in their names: what the replay has them write was
 * never published. The sides have the same number of outlets with the same standing.
 */
export const outlets = {
  wire: outlet('Replay Wire', 'third', 'chartered'),
  agency: outlet('Replay Agency North', 'third', 'chartered'),
  courier: outlet('The Replay Courier', 'third', 'independent'),
  observer: outlet('The Replay Observer', 'third', 'independent'),
  israel: outlet('Replay Israel Desk', 'israeli', 'independent'),
  israelMonitor: outlet('Replay Israel Monitor', 'israeli', 'bound'),
  iran: outlet('Replay Iran Desk', 'iranian', 'independent'),
  iranMonitor: outlet('Replay Iran Monitor', 'iranian', 'bound'),
} as const;

export type OutletKey = keyof typeof outlets;

export interface Outlet {
  name: string;
  side: Side;
  /** Percent. */
  reliability: number;
}

function outlet(name: string, side: Side, standing: Standing): Outlet {
  return { name, side, reliability: reliabilityOf[standing] };
}
