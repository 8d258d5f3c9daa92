import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';

interface AdminsRow {
  _id: 'admins';
  ids: string[];
}

const AdminsSchema = new Schema<AdminsRow>(
  { _id: { type: String, required: true }, ids: { type: [String], required: true } },
  { collection: 'admins', versionKey: false, strict: 'throw' },
);

const one = { _id: 'admins' } as const;

/**
 * All administrators in one document, so that a single write decides who is the last one. Their rights are read from
 * their own rows: a role is granted there first and revoked there last, and the steps in between can be repeated.
 */
export function createAdmins(connection: Connection) {
  const Admins = connection.model<AdminsRow>('Admins', AdminsSchema);

  async function add(ids: string[]): Promise<void> {
    await Admins.create({ ...one, ids }).catch((error) => {
      if (!duplicateOf(error)) throw error;
    });
    for (const id of ids) await Admins.updateOne(one, { $addToSet: { ids: id } });
  }

  /** Removes an administrator. Returns false and changes nothing unless one of `others` remains. */
  async function remove(id: string, others: string[]): Promise<boolean> {
    const { matchedCount } = await Admins.updateOne({ ...one, ids: { $in: others } }, { $pull: { ids: id } });
    return matchedCount === 1;
  }

  return { add, remove };
}
