import { writeFileSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { start as startStore } from '../dist/index.js';

/*
 * Opens the store of each given data folder in turn, reads all rows and writes some, and prints one line of JSON for
 * each: the number of rows, or the error. The file `current` names the folder in work, in case the process is killed.
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
