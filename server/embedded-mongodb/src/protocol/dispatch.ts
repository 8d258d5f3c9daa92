import { adminCommands } from '../commands/admin.ts';
import { aggregateCommands } from '../commands/aggregate.ts';
import { bulkCommands } from '../commands/bulk.ts';
import { explainCommands } from '../commands/explain.ts';
import { indexCommands } from '../commands/indexes.ts';
import { readCommands } from '../commands/read.ts';
import { writeCommands } from '../commands/write.ts';
import { StoreError } from '../errors.ts';
import type { DocumentStore } from '../store.ts';
import { createTimeLimit } from '../turns.ts';
import { decode } from '../values/decode.ts';
import { type Doc, doc, isDoc, toWhole } from '../values/value.ts';
import { type CommandHandlers, countOption } from './command.ts';
import type { WireMessage, WireReply } from './wire.ts';

/** All supported commands. */
export const handlers: CommandHandlers = {
  ...adminCommands,
  ...indexCommands,
  ...readCommands,
  ...writeCommands,
  ...aggregateCommands,
  ...bulkCommands,
  ...explainCommands,
};

/** Options accepted for every command. All but `maxTimeMS` have no effect on a single server that syncs every write. */
const common = new Set([
  ...['$db', 'lsid', '$readPreference', '$clusterTime', 'comment', 'maxTimeMS', 'readConcern', 'writeConcern'],
  ...['apiVersion', 'apiStrict', 'apiDeprecationErrors', 'txnNumber', 'autocommit', 'startTransaction'],
]);

/** Runs one command. Errors become error replies. */
export async function dispatch(store: DocumentStore, message: WireMessage): Promise<WireReply> {
  try {
    return await run(store, message);
  } catch (error) {
    if (error instanceof StoreError) return failure(error);
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return failure(new StoreError(1, `the embedded store failed: ${detail}`));
  }
}

/** The error reply for a failed command. */
export function failure(error: StoreError): Doc {
  const { message, code, codeName } = error;
  return new Map([...doc({ ok: 0, errmsg: message, code, codeName }), ...(error.more ?? [])]);
}

async function run(store: DocumentStore, message: WireMessage): Promise<WireReply> {
  const body = decode(message.body);
  const [name = ''] = body.keys();
  const handler = handlers[name];
  if (!handler) throw new StoreError(59, `no such command: '${name}'`);
  const { commands } = store.counts;
  commands.set(name, (commands.get(name) ?? 0) + 1);
  for (const option of body.keys()) {
    const isKnown =
      option === name || common.has(option) || handler.options.includes(option) || handler.options.includes('*');
    if (!isKnown) throw new StoreError(40415, `BSON field '${name}.${option}' is an unknown field.`);
  }
  if (body.has('txnNumber') || body.has('startTransaction')) {
    throw new StoreError(20, 'Transaction numbers are only allowed on a replica set member or mongos');
  }
  checkConcerns(body);
  const database = body.get('$db');
  const timeLimit = createTimeLimit(countOption(body, 'maxTimeMS'));
  const named = typeof database === 'string' ? database : 'admin';
  return handler.run(store, { name, database: named, body, message, timeLimit });
}

/** Rejects concerns that need a replica set. Every write is synced, and reads see all acknowledged writes. */
function checkConcerns(body: Doc): void {
  const write = body.get('writeConcern');
  const w = isDoc(write) ? write.get('w') : undefined;
  if ((toWhole(w) ?? 0) > 1) throw new StoreError(2, "cannot use 'w' > 1 when a host is not replicated");
  if (typeof w === 'string' && w !== 'majority')
    throw new StoreError(2, `cannot use non-majority 'w' mode ${w} when a host is not a member of a replica set`);
  const read = body.get('readConcern');
  const level = isDoc(read) ? (read.get('level') ?? 'local') : 'local';
  if (typeof level !== 'string' || !/^(local|available|majority)$/.test(level)) {
    throw new StoreError(72, `readConcern level '${String(level)}' needs a replica set`);
  }
}
