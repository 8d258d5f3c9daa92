import { startEmbedded } from '@vigil/server/database/embedded/embedded';

/* The store in the folder given, in a process of its own that can be killed; prints where it listens. */
const { uri } = await startEmbedded(process.argv[2] ?? '');
process.stdout.write(`${uri}\n`);
