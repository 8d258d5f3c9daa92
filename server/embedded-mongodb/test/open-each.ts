import { writeFileSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { start as startStore } from '../src/index.ts';

/*
 * Opens the store of each data folder given, one after the other, reads and writes all that is in it, and prints one
 * line of JSON for each: the number of its rows, or why it could not be opened. The last folder named in `current` is
 * the one that a process that was killed was working on.
 */
const [current = '', ...folders] = process.argv.slice(2);

for (const folder of folders) {
  writeFileSync(current, folder);
  console.log(JSON.stringify({ folder, ...(await tryOut(folder)) }));
}

async function tryOut(folder: string): Promise<{ rows: number } | { error: string }> {
  const store = await startStore(folder).catch((error: Error) => error.message);
  if (typeof store === 'string') return { error: store };
  const client = await MongoClient.connect(store.uri);
  try {
    const rows = client.db('vigil').collection<{ _id: string; text: string }>('rows');
    const found = await rows.find().toArray();
    for (const { _id } of found.slice(0, 5)) await rows.updateOne({ _id }, { $set: { text: 'y'.repeat(700) } });
    await rows.insertMany(Array.from({ length: 20 }, (_, i) => ({ _id: `new-${i}`, text: 'z'.repeat(2_500) })));
    return { rows: found.length };
  } catch (error) {
    return { error: String(error) };
  } finally {
    await client.close();
    await store.stop();
  }
}
