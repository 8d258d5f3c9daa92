import { z } from 'zod';
import { call } from './call.ts';

export const scanIntervals = [5, 10, 15, 30, 60, 120] as const;

export const ScanSettings = z.object({
  intervalMinutes: z.literal(scanIntervals).default(15),
  enabled: z.boolean().default(true),
});
export type ScanSettings = z.infer<typeof ScanSettings>;

/** The progress of a scan. `finishedAt` is null while it runs. */
export const ScanProgress = z.object({
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** The number of feeds: all, read or failed so far, failed so far. */
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** New events. */
  newEvents: z.int(),
});
export type ScanProgress = z.infer<typeof ScanProgress>;

export const scanCalls = {
  scanSettings: call({ method: 'GET', path: '/api/admin/scan-settings', access: 'admin', reply: ScanSettings }),
  /** Takes effect at once. */
  saveScanSettings: call({
    method: 'POST',
    path: '/api/admin/scan-settings',
    access: 'admin',
    body: z.strictObject({ intervalMinutes: z.literal(scanIntervals), enabled: z.boolean() }),
    reply: ScanSettings,
  }),
};
