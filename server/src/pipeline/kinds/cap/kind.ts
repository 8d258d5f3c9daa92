import { type KindOfSource, noAddress } from '../kind.ts';
import { alertsAsItems } from '../readers.ts';
import { readCap, readCapLinks } from './read.ts';

/** Alerts in CAP 1.2, of any authority. */
export const cap: KindOfSource = {
  hosts: [],
  address: noAddress,
  recognise: (text) => /urn:oasis:names:tc:emergency:cap:1/.test(text.slice(0, 5_000)),
  read: alertsAsItems(readCap, readCapLinks),
  readAlerts: readCap,
  alertLinks: readCapLinks,
};
