import { createHash, randomBytes } from 'node:crypto';
import type { SourceChange } from '@vigil/common/sources';
import { duplicateOf } from '../../database/duplicate.ts';
import { neverRead, type SetFields, type SourceRow, type SourceRows } from './row.ts';

/** What makes a new source. */
export type SourceInsert = Pick<SourceRow, 'name' | 'url' | 'side' | 'reliability'> &
  Partial<Pick<SourceRow, 'kind' | 'official'>>;

/** Adds, changes and removes sources. An address belongs to one source. */
export function createRegistry(Sources: SourceRows, set: SetFields) {
  /** Null where its address is known already; that one stays as it is. */
  async function add(source: SourceInsert): Promise<SourceRow | null> {
    try {
      const _id = (await hasMoved(source.url)) ? randomBytes(8).toString('hex') : idOf(source.url);
      return (await Sources.create({ _id, ...source })).toObject();
    } catch (error) {
      if (duplicateOf(error)) return null;
      throw error;
    }
  }

  /** The source that had this address once has another one now, and keeps its id. */
  async function hasMoved(url: string): Promise<boolean> {
    const known = await Sources.findById(idOf(url)).lean();
    return known !== null && idOf(known.url) !== known._id;
  }

  /**
   * Stores what an administrator has changed. A new address begins as a feed that was never read; its items go on being
   * identified as before. Returns null if another source has the address.
   */
  async function change(row: SourceRow, { name, ...fields }: SourceChange): Promise<SourceRow | null> {
    const renamed = name === undefined || name === row.name ? {} : { name, itemName: row.itemName ?? row.name };
    const isElsewhere = fields.url !== undefined && fields.url !== row.url;
    try {
      return await set(row._id, { ...fields, ...renamed, ...(isElsewhere && neverRead) });
    } catch (error) {
      if (duplicateOf(error)) return null;
      throw error;
    }
  }

  /** Returns what was removed, or null. Its events stay. */
  function remove(id: string): Promise<SourceRow | null> {
    return Sources.findByIdAndDelete(id).lean();
  }

  return { add, change, remove };
}

/** The same for an address however it is written, so that a source that comes back knows its items again. */
function idOf(url: string): string {
  const { href, hash } = new URL(url);
  const address = hash ? href.slice(0, -hash.length) : href;
  return createHash('sha256').update(address).digest('hex').slice(0, 16);
}
