import type { Collection } from 'mongoose';

const batch = 500;

/**
 * Makes the rows of a user expire this many milliseconds after the date in the field `from`. Row by row, because not
 * every database supports updates computed from other fields.
 */
export async function setTtl({ collection }: { collection: Collection }, userId: string, from: string, ms: number) {
  const rows = collection.find({ userId }).project({ [from]: 1, expiresAt: 1 });
  let writes: Parameters<typeof collection.bulkWrite>[0][number][] = [];
  const flush = async () => {
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const row of rows) {
    const at: unknown = row[from];
    if (!(at instanceof Date)) continue;
    const expiresAt = new Date(at.getTime() + ms);
    if (+expiresAt === +row.expiresAt) continue;
    // Skips rows that changed meanwhile; they have a new expiry.
    writes.push({ updateOne: { filter: { _id: row._id, [from]: at }, update: { $set: { expiresAt } } } });
    if (writes.length === batch) await flush();
  }
  await flush();
}
