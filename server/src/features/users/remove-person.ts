import { Fault } from '../../kit/fault.ts';
import type { UserStore } from './store.ts';

/** A store with data of users. */
interface PersonalStore {
  /** Deletes all data of the user; idempotent. */
  removeAllOf: (userId: string) => Promise<unknown>;
}

/** Deletes a user and all of their data. Throws a `Fault` for the last administrator and for an unknown user. */
export type RemovePerson = (userId: string) => Promise<void>;

/** `personal`: every store with data of users, besides the users. */
export function createRemovePerson(users: UserStore, personal: PersonalStore[]): RemovePerson {
  async function clear(userId: string): Promise<void> {
    for (const store of personal) await store.removeAllOf(userId);
  }

  return async (userId) => {
    if (!(await users.get(userId))) throw new Fault('notFound', 'There is no such user.');
    await users.release(userId);
    await clear(userId);
    // Last: until the row is deleted, everything can be repeated after a crash.
    await users.remove(userId);
    // A request of the user can have stored something meanwhile.
    await clear(userId);
  };
}
