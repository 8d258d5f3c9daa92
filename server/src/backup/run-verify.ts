import { verifyLog } from '../changes/verify.ts';
import { readEnv } from '../config/env.ts';
import { startFailure } from '../database/start-failure.ts';
import { openLog } from './open-log.ts';

/**
 * `npm run verify`: reads the whole log and all events of DATA_DIR or MONGODB_URI, and reports whether they are intact.
 * A server may be running on them. Changes nothing.
 */
try {
  const { log, projection, close } = await openLog(readEnv(process.env));
  try {
    const { faults, seq, events, unfolded } = await verifyLog(log, projection);
    for (const fault of faults) console.error(fault);
    if (unfolded > 0) console.log(`${unfolded} changes at the end may not be folded yet: a server does that.`);
    if (faults.length > 0)
      throw new Error(
        `The log does not verify: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}, see above.`,
      );
    console.log(`${seq} changes, the chain is whole. ${events} events are what their changes make of them.`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(startFailure(error));
  process.exitCode = 1;
}
