import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { BSON } from 'mongodb';
import { startSharedDatabase } from '../harness/shared-database.ts';
import { type Doc, eachMessage, joinSockets, readCommand } from '../harness/wire.ts';

export interface RestrictedDatabase {
  uri: string;
  /** The names of the commands that were sent. */
  commands: Set<string>;
  /** What was asked for and refused. */
  refused: Set<string>;
  end: () => Promise<void>;
}

/**
 * A database that speaks MongoDB's protocol and knows less than MongoDB: before a whole one stands a line that refuses
 * what FerretDB 1 and Amazon DocumentDB refuse, in their words, and leaves out of the answers what they leave out.
 * Like DocumentDB it presents itself as a replica set.
 */
export async function startRestrictedDatabase(): Promise<RestrictedDatabase> {
  const whole = await startSharedDatabase();
  const path = decodeURIComponent(new URL(whole.uri).host);
  const commands = new Set<string>();
  const refused = new Set<string>();
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(path);
    const asked = new Map<number, string>();
    joinSockets(open, client, upstream);
    eachMessage(client, (message) => {
      const id = message.readInt32LE(4);
      const command = readCommand(message);
      const [name = ''] = Object.keys(command);
      commands.add(name);
      const refusal = refuse(name, command);
      if (!refusal) {
        asked.set(id, name);
        return void upstream.write(message);
      }
      refused.add(refusal.what);
      client.write(answer(id, { ok: 0, ...refusal.error }));
    });
    eachMessage(upstream, (message) => {
      const id = message.readInt32LE(8);
      const name = asked.get(id) ?? '';
      asked.delete(id);
      client.write(lessen(name, message, address));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `127.0.0.1:${port}`;

  async function end(): Promise<void> {
    server.close();
    for (const socket of open) socket.destroy();
    await whole.end();
  }

  return { uri: `mongodb://${address}/vigil`, commands, refused, end };
}

interface Refusal {
  what: string;
  error: { code: number; codeName: string; errmsg: string };
}

/** Among the reading and writing commands of FerretDB 1.24 and of DocumentDB. */
const known = new Set(
  [
    ['hello', 'isMaster', 'ismaster', 'ping', 'buildInfo', 'endSessions', 'killCursors', 'getMore', 'dropDatabase'],
    ['find', 'insert', 'update', 'delete', 'findAndModify', 'aggregate', 'count', 'distinct'],
    ['create', 'drop', 'createIndexes', 'listIndexes', 'dropIndexes', 'listCollections', 'listDatabases'],
  ].flat(),
);
const indexOptions = [
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
  'hidden',
  'wildcardProjection',
];
const stages = ['$match', '$group', '$sort', '$limit', '$skip', '$project', '$count', '$unwind'];
const operators = ['$expr', '$where', '$text', '$jsonSchema', '$function'];

function refuse(name: string, command: Doc): Refusal | null {
  if (!known.has(name)) return refusal(name, 59, 'CommandNotFound', `no such command: '${name}'`);
  if ('txnNumber' in command) return refusal('txnNumber', 301, 'Location301', 'Retryable writes are not supported');
  const written = [...docs(command.updates), ...docs(command.deletes), command];
  const notImplemented = [
    ...docs(command.indexes).flatMap((index) => indexOptions.filter((option) => option in index)),
    ...(written.some(({ u }) => Array.isArray(u)) || Array.isArray(command.update) ? ['pipeline update'] : []),
    ...written.flatMap((one) => ['collation', 'arrayFilters', 'let'].filter((option) => option in one)),
    ...docs(command.pipeline).flatMap((stage) => Object.keys(stage).filter((one) => !stages.includes(one))),
    ...written.flatMap((one) => keysWithin([one.q, one.filter, one.query])).filter((key) => operators.includes(key)),
  ];
  const [what] = notImplemented;
  return what === undefined ? null : refusal(what, 238, 'NotImplemented', `${name}: "${what}" is not implemented yet`);
}

function refusal(what: string, code: number, codeName: string, errmsg: string): Refusal {
  return { what, error: { code, codeName, errmsg } };
}

/** The answer as a restricted database gives it. */
function lessen(name: string, message: Buffer, address: string): Buffer {
  const id = message.readInt32LE(8);
  const isOld = message.readInt32LE(12) === 1;
  const reply = BSON.deserialize(message.subarray(isOld ? 36 : 21));
  if (['hello', 'isMaster', 'ismaster'].includes(name)) {
    const set = { setName: 'rs0', setVersion: 1, hosts: [address], me: address, primary: address, secondary: false };
    return answer(id, { ...reply, ...set }, isOld ? message.subarray(16, 36) : undefined);
  }
  const duplicates = docs(reply.writeErrors).filter(({ code }) => code === 11000);
  if (reply.code !== 11000 && duplicates.length === 0) return message;
  // FerretDB 1 reports a duplicate only to an insert; an update that would have inserted ends in an error of its own.
  if (name !== 'insert') return answer(id, { ok: 0, code: 1, codeName: 'InternalError', errmsg: 'duplicate' });
  const errmsg = 'E11000 duplicate key error collection: vigil.some';
  return answer(id, { ...reply, writeErrors: duplicates.map(({ index }) => ({ index, code: 11000, errmsg })) });
}

/** A message that answers the one numbered `id`; `preface` is what an answer to the oldest kind of message begins with. */
function answer(id: number, reply: Doc, preface?: Buffer): Buffer {
  const body = BSON.serialize(reply);
  const before = preface ?? Buffer.alloc(5);
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + before.length + body.length, 0);
  header.writeInt32LE(id, 8);
  header.writeInt32LE(preface ? 1 : 2013, 12);
  return Buffer.concat([header, before, body]);
}

function docs(value: unknown): Doc[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

function keysWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysWithin(inner)]);
}
