import { MongoClient } from 'mongodb';
import { start as startStore } from '../src/index.ts';

/* Writes documents to the store in the given folder until it is killed, and prints the acknowledged ids. */
const [folder = '', round = ''] = process.argv.slice(2);

const store = await startStore(folder);
const client = await MongoClient.connect(store.uri);
const rows = client.db('vigil').collection<{ _id: string; n: number; tags: string[] }>('rows');
await rows.createIndex({ n: -1 });
await rows.createIndex({ tags: 1 });

await Promise.all(['a', 'b', 'c', 'd'].map(write));

async function write(name: string): Promise<void> {
  for (let i = 0; ; i++) {
    const made = Array.from({ length: 5 }, (_, j) => ({
      _id: `${round}${name}${i}-${j}`,
      n: i,
      tags: [name, `t${j}`],
    }));
    await rows.insertMany(made);
    await rows.updateOne({ _id: made[0]?._id ?? '' }, { $set: { n: -i, tags: ['moved'] } });
    process.stdout.write(made.map(({ _id }) => `${_id}\n`).join(''));
  }
}
