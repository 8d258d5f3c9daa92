import type { Collection, Connection, Schema } from 'mongoose';

type IndexDefinition = ReturnType<Schema['indexes']>[number];
type Keys = Record<string, number>;

/** Rows whose time is over so many seconds after the date in a field. */
export interface Expiry {
  collection: Collection;
  field: string;
  seconds: number;
}

/**
 * Makes the indexes of every model. Returns what would expire by an index that this database does not know, or takes
 * without keeping to it: those rows somebody else must remove.
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

/** An index is plain, unique or one by which rows expire; others are not known to every database. */
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
    // Whether that was a refusal or trouble, the same index without the option will tell.
    await createUnlessThere(collection, keys, false);
  }
  const made = await collection.indexes();
  const isKept = made.some(({ key, expireAfterSeconds }) => field in key && expireAfterSeconds === seconds);
  return isKept ? [] : [{ collection, field, seconds }];
}

/** An earlier version's index of that name stays as it is: what it holds unique still is. */
async function createUnlessThere(collection: Collection, keys: Keys, unique: boolean): Promise<void> {
  await collection.createIndex(keys, unique ? { unique } : {}).catch((error) => {
    if (error.code !== optionsConflict && error.code !== keySpecsConflict) throw error;
  });
}

const optionsConflict = 85;
const keySpecsConflict = 86;
