import { Fault } from '../../kit/fault.ts';
import type { UserStore } from './store.ts';

/** A store that keeps something of a person. */
export interface PersonalStore {
  /** Removes all of it, also when it is asked again. */
  removeAllOf: (userId: string) => Promise<void>;
}

/** Removes a person for good; throws a `Fault` for the last administrator and for one who is gone. */
export type RemovePerson = (userId: string) => Promise<void>;

/** `personal`: every store that keeps something of a person, besides the users. */
export function createRemovePerson(users: UserStore, personal: PersonalStore[]): RemovePerson {
  async function clear(userId: string): Promise<void> {
    for (const store of personal) await store.removeAllOf(userId);
  }

  return async (userId) => {
    if (!(await users.get(userId))) throw new Fault('notFound', 'There is no such user.');
    await users.release(userId);
    await clear(userId);
    // Last: until the row is gone, all of it can be repeated after a crash.
    await users.remove(userId);
    // A request of the person may have been on its way and have stored something since.
    await clear(userId);
  };
}
