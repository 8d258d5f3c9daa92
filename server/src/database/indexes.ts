import type { Collection, Connection, Schema } from 'mongoose';

type IndexDefinition = ReturnType<Schema['indexes']>[number];
type Keys = Record<string, number>;

/** Rows of a collection that expire this many seconds after the date in a field. */
export interface Expiry {
  collection: Collection;
  field: string;
  seconds: number;
}

/**
 * Creates the indexes of every model. Returns the expiries that the database ignores or rejects; the caller must remove
 * those rows.
 */
export async function makeIndexes({ models }: Connection): Promise<Expiry[]> {
  const left = await Promise.all(
    Object.values(models).map(async ({ collection, schema }) => {
      const unkept: Expiry[] = [];
      for (const index of schema.indexes()) unkept.push(...(await make(collection, index)));
      return unkept;
    }),
  );
  return left.flat();
}

/** Indexes are plain, unique or TTL: other kinds are not supported by every database. */
async function make(collection: Collection, [definition, options]: IndexDefinition): Promise<Expiry[]> {
  const keys = Object.fromEntries(Object.entries(definition).map(([path, direction]) => [path, Number(direction)]));
  const [field = ''] = Object.keys(keys);
  const { unique, expireAfterSeconds: seconds } = options;
  if (seconds === undefined) {
    await createUnlessThere(collection, keys, unique === true);
    return [];
  }
  try {
    await collection.createIndex(keys, { expireAfterSeconds: seconds });
  } catch {
    // If that was an outage and not a rejection, the same index without the option fails as well.
    await createUnlessThere(collection, keys, false);
  }
  const made = await collection.indexes();
  const isKept = made.some(({ key, expireAfterSeconds }) => field in key && expireAfterSeconds === seconds);
  return isKept ? [] : [{ collection, field, seconds }];
}

/** An index of that name from an earlier version stays: its constraint still holds. */
async function createUnlessThere(collection: Collection, keys: Keys, unique: boolean): Promise<void> {
  await collection.createIndex(keys, unique ? { unique } : {}).catch((error) => {
    if (error.code !== optionsConflict && error.code !== keySpecsConflict) throw error;
  });
}

const optionsConflict = 85;
const keySpecsConflict = 86;
