import type { Connection } from 'mongoose';
import { createSerialQueue } from '../../kit/concurrency.ts';
import { Fault } from '../../kit/fault.ts';
import { createAdmins } from './admins.ts';
import { missingUser, type UserRow, type UserRows } from './row.ts';

/** Who is an administrator, with a counter that keeps the last one. */
export function createRoles(Users: UserRows, connection: Connection) {
  const admins = createAdmins(connection);
  const enqueue = createSerialQueue();

  /** Called once at the start: adds every administrator to the counter, in case a crash prevented it. */
  async function countAdmins(): Promise<void> {
    const ids = await adminIds();
    if (ids.length > 0) await admins.add(ids);
  }

  async function adminIds(): Promise<string[]> {
    const rows = await Users.find({ isAdmin: true }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  /** Grants or revokes administration. Throws a `Fault` for the last administrator or an unknown user. */
  async function setAdmin(id: string, isAdmin: boolean): Promise<UserRow> {
    if (!isAdmin) await release(id);
    const row = await Users.findByIdAndUpdate(id, { $set: { isAdmin } }, { returnDocument: 'after' }).lean();
    if (row && isAdmin) await admins.add([id]);
    return row ?? missingUser();
  }

  /** Removes a user from the counter of administrators; throws a `Fault` for the last one. */
  function release(id: string): Promise<void> {
    return enqueue(async () => {
      const ids = await adminIds();
      if (!ids.includes(id)) return;
      const others = ids.filter((other) => other !== id);
      if (!(await admins.remove(id, others))) {
        throw new Fault('conflict', 'The last administrator cannot be removed.');
      }
    });
  }

  return { countAdmins, setAdmin, release, noteAdmin: (id: string) => admins.add([id]) };
}
