import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { storeFiles } from '@vigil/embedded-mongodb';
import { isDiskFull } from '../kit/disk-full.ts';

/** Makes the data folder if it is missing. Throws one sentence for the operator if this user may not write it. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    for (const path of storeFiles)
      await access(join(folder, path), constants.R_OK | constants.W_OK).catch(ignoreMissing);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new Error(
      `The data folder ${folder} cannot be written${code}: set DATA_DIR to a folder that this user may write.`,
    );
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
