import { type ScanProgress, ScanSettings } from '@vigil/common/scan';
import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';

interface ScanRow extends Partial<ScanSettings> {
  _id: 'settings' | 'state';
  /**
   * Fields of `state`: the current or last scan, the fencing token of its server, and the end of the last finished
   * scan.
   */
  progress?: ScanProgress;
  token?: number;
  finishedAt?: string;
}

const ScanSchema = new Schema<ScanRow>(
  {
    _id: { type: String, required: true },
    intervalMinutes: Number,
    enabled: Boolean,
    progress: Schema.Types.Mixed,
    token: Number,
    finishedAt: String,
  },
  { collection: 'scan', versionKey: false, strict: 'throw' },
);

export type ScanStore = ReturnType<typeof createScanStore>;

/** The scan settings, and the state of the last scan. */
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

  /** The end of the last finished scan, also while another one runs; null if there was none. */
  async function finishedAt(): Promise<Date | null> {
    const row = await Rows.findById('state').lean();
    const at = row?.finishedAt ?? row?.progress?.finishedAt;
    return at ? new Date(at) : null;
  }

  /** Returns false, and writes nothing, if the lease has passed to another server since: that one scans now. */
  function putProgress(progress: ScanProgress, token: number): Promise<boolean> {
    return put({ progress, token, ...(progress.finishedAt !== null && { finishedAt: progress.finishedAt }) }, token);
  }

  /** Fences earlier holders of the lease. Returns false for one of them. */
  function putToken(token: number): Promise<boolean> {
    return put({ token }, token);
  }

  async function put(fields: Partial<ScanRow>, token: number): Promise<boolean> {
    const state = { _id: 'state' as const };
    const { matchedCount } = await Rows.updateOne({ ...state, token: { $lte: token } }, { $set: fields });
    if (matchedCount > 0) return true;
    // Either the row does not exist yet, or it has a later token, and then the insert fails.
    try {
      await Rows.create({ ...state, ...fields });
      return true;
    } catch (error) {
      if (duplicateOf(error)) return false;
      throw error;
    }
  }

  return { settings, setSettings, progress, finishedAt, putProgress, putToken };
}
