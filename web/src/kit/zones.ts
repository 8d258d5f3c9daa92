import { remember } from './remembered.ts';
import { useZone, zoneKey } from './zone.ts';

/** The time zones in which times can be shown. The empty one is that of the device. */
export const zones = ['', 'UTC', 'Asia/Jerusalem', 'Asia/Tehran'] as const;
export type Zone = (typeof zones)[number];

/** Shows all times in this zone from now on, and remembers it. */
export function chooseZone(zone: Zone): void {
  remember(zoneKey, zone || null);
  useZone.setState(zone, true);
}
