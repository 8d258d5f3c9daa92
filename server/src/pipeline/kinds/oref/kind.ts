import { type KindOfSource, notByText, pathOf } from '../kind.ts';
import { alertsAsItems } from '../readers.ts';
import { readOref } from './read.ts';

/** Alerts in the JSON of Israel's Home Front Command. */
export const oref: KindOfSource = {
  hosts: ['oref.org.il'],
  address: (url) => (/\.json$/i.test(pathOf(url)) ? url.href : null),
  recognise: notByText,
  read: alertsAsItems(readOref),
  readAlerts: readOref,
};
