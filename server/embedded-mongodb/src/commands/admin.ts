import { hostname } from 'node:os';
import { StoreError, unsupported } from '../errors.ts';
import {
  type Command,
  type CommandHandlers,
  cursorOptions,
  documentOption,
  namespaceOf,
  refuseCollation,
} from '../protocol/command.ts';
import { maxMessageBytes, type WireReply } from '../protocol/wire.ts';
import { compileFilter } from '../query/filter.ts';
import type { DocumentStore } from '../store.ts';
import { encode } from '../values/decode.ts';
import { asDouble, type Doc, doc, type Value } from '../values/value.ts';

const startedAt = Date.now();

const ok = (fields: Record<string, Value | undefined> = {}): Doc => doc({ ...fields, ok: 1 });

/** The MongoDB version that the store reports. */
const version = { text: '8.0.0', parts: [8, 0, 0, 0], wire: 25 };

const anything = ['*'];

/** Commands about the server, its databases, collections and indexes. */
export const adminCommands: CommandHandlers = {
  hello: { options: anything, run: hello },
  isMaster: { options: anything, run: hello },
  ismaster: { options: anything, run: hello },
  ping: { options: [], run: () => ok() },
  buildInfo: { options: [], run: buildInfo },
  buildinfo: { options: [], run: buildInfo },
  connectionStatus: {
    options: ['showPrivileges'],
    run: () => ok({ authInfo: doc({ authenticatedUsers: [], authenticatedUserRoles: [] }) }),
  },
  endSessions: { options: [], run: () => ok() },
  serverStatus: { options: anything, run: serverStatus },
  listDatabases: { options: ['filter', 'nameOnly', 'authorizedDatabases'], run: listDatabases },
  listCollections: { options: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'], run: listCollections },
  create: {
    options: [
      'collation',
      'validator',
      'capped',
      'size',
      'max',
      'timeseries',
      'viewOn',
      'pipeline',
      'indexOptionDefaults',
      'clusteredIndex',
      'expireAfterSeconds',
      'changeStreamPreAndPostImages',
    ],
    run: create,
  },
  drop: { options: [], run: drop },
  dropDatabase: { options: [], run: dropDatabase },
};

/**
 * Reports a standalone server, so that drivers neither retry writes nor start transactions, and no `topologyVersion`,
 * so that they poll instead of waiting for a streamed reply.
 */
function hello(_store: DocumentStore, { name }: Command): WireReply {
  return ok({
    [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
    helloOk: true,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: maxMessageBytes,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: version.wire,
    readOnly: false,
  });
}

function buildInfo(): WireReply {
  return ok({ version: version.text, versionArray: version.parts, bits: 64, maxBsonObjectSize: 16 * 1024 * 1024 });
}

/** The fields that monitoring tools read. Sections without data are omitted. */
function serverStatus({ counts: { connections, commands }, cursors }: DocumentStore): WireReply {
  const upMs = Date.now() - startedAt;
  const resident = Math.round(process.memoryUsage.rss() / 1024 / 1024);
  const counted = (...names: string[]) => names.reduce((sum, name) => sum + BigInt(commands.get(name) ?? 0), 0n);
  const rowCommands = ['insert', 'find', 'update', 'delete', 'getMore'];
  const others = [...commands.keys()].filter((name) => !rowCommands.includes(name));
  return ok({
    host: hostname(),
    version: version.text,
    process: 'embedded-mongodb',
    pid: BigInt(process.pid),
    uptime: asDouble(Math.floor(upMs / 1000)),
    uptimeMillis: BigInt(upMs),
    uptimeEstimate: BigInt(Math.floor(upMs / 1000)),
    localTime: new Date(),
    connections: doc({ current: connections.current, totalCreated: BigInt(connections.created) }),
    mem: doc({ bits: 64, resident, supported: true }),
    opcounters: doc({
      insert: counted('insert'),
      query: counted('find'),
      update: counted('update'),
      delete: counted('delete'),
      getmore: counted('getMore'),
      command: counted(...others),
    }),
    storageEngine: doc({ name: 'lmdb', supportsCommittedReads: true, persistent: true, readOnly: false }),
    metrics: doc({ cursor: doc({ open: doc({ total: BigInt(cursors.count()) }) }) }),
  });
}

/** Sizes are not tracked and reported as zero. */
function listDatabases({ catalog }: DocumentStore, { body }: Command): WireReply {
  const { test } = compileFilter(documentOption(body, 'filter'));
  const names = new Set(catalog.all().map(({ namespace }) => namespace.slice(0, namespace.indexOf('.'))));
  const databases = [...names].map((name) => doc({ name, sizeOnDisk: 0n, empty: false })).filter(test);
  return ok({ databases, totalSize: 0n });
}

async function listCollections(
  { catalog, cursors }: DocumentStore,
  { database, body, timeLimit }: Command,
): Promise<WireReply> {
  const { test } = compileFilter(documentOption(body, 'filter'));
  const described = catalog.list(database).map(({ namespace, indexes }) =>
    doc({
      name: namespace.slice(database.length + 1),
      type: 'collection',
      options: new Map(),
      info: doc({ readOnly: false }),
      idIndex: indexes[0]?.specification,
    }),
  );
  const options = cursorOptions(documentOption(body, 'cursor'));
  const documents = described.filter(test).map(encode);
  return { batch: await cursors.start(`${database}.$cmd.listCollections`, documents, options, timeLimit) };
}

/** Options that change how a collection behaves are rejected. */
function create({ storage, catalog }: DocumentStore, command: Command): Promise<WireReply> {
  const { body } = command;
  const namespace = namespaceOf(command);
  refuseCollation(body);
  for (const name of body.keys()) {
    if (adminCommands.create?.options.includes(name) && name !== 'collation') throw unsupported(`the option ${name}`);
  }
  return storage.write(() => {
    if (catalog.find(namespace)) throw new StoreError(48, `Collection ${namespace} already exists.`);
    catalog.create(namespace);
    return ok();
  });
}

function drop({ storage, catalog }: DocumentStore, command: Command): Promise<WireReply> {
  const namespace = namespaceOf(command);
  return storage.write(() => {
    const collection = catalog.find(namespace);
    if (!collection) return ok();
    catalog.drop(collection);
    return ok({ nIndexesWas: collection.indexes.length, ns: namespace });
  });
}

function dropDatabase({ storage, catalog }: DocumentStore, { database }: Command): Promise<WireReply> {
  return storage.write(() => {
    for (const collection of catalog.list(database)) catalog.drop(collection);
    return ok({ dropped: database });
  });
}
