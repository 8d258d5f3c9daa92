import { type ScanProgress, ScanSettings } from '@vigil/common/scan';
import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';

interface ScanRow extends Partial<ScanSettings> {
  _id: 'settings' | 'state';
  /** Of `state`: the scan that runs or ran last, and the fencing token of the server that runs it. */
  progress?: ScanProgress;
  token?: number;
}

const ScanSchema = new Schema<ScanRow>(
  {
    _id: { type: String, required: true },
    intervalMinutes: Number,
    enabled: Boolean,
    progress: Schema.Types.Mixed,
    token: Number,
  },
  { collection: 'scan', versionKey: false, strict: 'throw' },
);

export type ScanStore = ReturnType<typeof createScanStore>;

/** How often Vigil scans, and how the last scan went. */
export function createScanStore(connection: Connection) {
  const Rows = connection.model<ScanRow>('Scan', ScanSchema);

  async function settings(): Promise<ScanSettings> {
    const row = await Rows.findById('settings').lean();
    return ScanSettings.parse({ intervalMinutes: row?.intervalMinutes, enabled: row?.enabled });
  }

  async function setSettings({ intervalMinutes, enabled }: ScanSettings): Promise<void> {
    await Rows.updateOne({ _id: 'settings' }, { $set: { intervalMinutes, enabled } }, { upsert: true });
  }

  async function progress(): Promise<ScanProgress | null> {
    return (await Rows.findById('state').lean())?.progress ?? null;
  }

  /** A server whose lease has passed to another one since is refused, silently: its scan is the other's now. */
  async function putProgress(progress: ScanProgress, token: number): Promise<void> {
    const filter = { _id: 'state' as const, token: { $lte: token } };
    await Rows.updateOne(filter, { $set: { progress, token } }, { upsert: true }).catch((error) => {
      // The filter misses a later server's state; inserting beside it is refused, and that is right.
      if (!duplicateOf(error)) throw error;
    });
  }

  return { settings, setSettings, progress, putProgress };
}
