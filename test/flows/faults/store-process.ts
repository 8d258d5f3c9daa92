import { start as startStore } from '@vigil/embedded-mongodb';

/* The store in the folder given, in a process of its own that can be killed; prints where it listens. */
const { uri } = await startStore(process.argv[2] ?? '');
process.stdout.write(`${uri}\n`);
