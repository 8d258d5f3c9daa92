import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import {
  type AbstractCursor,
  BSON,
  type Collection,
  type CommandStartedEvent,
  type CommandSucceededEvent,
  type Db,
  type Document,
  MongoClient,
  MongoError,
  MongoServerError,
} from 'mongodb';
import { matches } from './unified-match.ts';

/** One test of MongoDB's unified test files. */
export interface UnifiedTest {
  file: string;
  description: string;
  run: (uri: string) => Promise<Outcome>;
}

/** A failed test rejects instead. */
export type Outcome = 'passed' | { skipped: string };

/** The server that the requirements of the files are measured by. */
const server = { version: [8, 0, 0], topology: 'single' };

export function readTests(folder: URL): UnifiedTest[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.toSorted().flatMap((file) => {
    const fixture: Document = BSON.EJSON.parse(readFileSync(new URL(file, folder), 'utf8'), { relaxed: true });
    const tests: Document[] = fixture.tests;
    return tests.map((test) => ({
      file,
      description: String(test.description),
      run: (uri) => run(uri, fixture, test),
    }));
  });
}

type Observed = CommandStartedEvent | CommandSucceededEvent;

interface Entities {
  clients: Map<string, { client: MongoClient; events: Observed[] }>;
  databases: Map<string, Db>;
  collections: Map<string, Collection>;
}

async function run(uri: string, fixture: Document, test: Document): Promise<Outcome> {
  const skipped = test.skipReason ?? unmet(fixture.runOnRequirements) ?? unmet(test.runOnRequirements);
  if (skipped) return { skipped: String(skipped) };
  if (test.operations.length === 0) return { skipped: 'runs no operation' };
  const setup = await MongoClient.connect(uri);
  const entities: Entities = { clients: new Map(), databases: new Map(), collections: new Map() };
  try {
    for (const data of fixture.initialData ?? []) await fill(setup, data);
    for (const description of fixture.createEntities ?? []) create(entities, uri, description);
    for (const { client } of entities.clients.values()) await client.connect();
    for (const { events } of entities.clients.values()) events.length = 0;
    for (const operation of test.operations) await perform(entities, operation);
    for (const { client, events } of test.expectEvents ?? [])
      checkEvents(entities.clients.get(client)?.events ?? [], events);
    for (const expected of test.outcome ?? []) {
      const collection = setup.db(expected.databaseName).collection(expected.collectionName);
      const documents = await collection.find({}, { sort: { _id: 1 }, promoteValues: true }).toArray();
      check(expected.documents, documents, 'the outcome', false);
    }
    return 'passed';
  } finally {
    for (const { client } of entities.clients.values()) await client.close();
    await setup.close();
  }
}

/** Why the requirements are not met; null when one of them is, or there are none. */
function unmet(requirements: Document[] | undefined): string | null {
  const reasons = (requirements ?? []).map(({ minServerVersion, maxServerVersion, topologies }) => {
    if (minServerVersion && compareVersions(minServerVersion) > 0) return `needs MongoDB ${minServerVersion} or later`;
    if (maxServerVersion && compareVersions(maxServerVersion) < 0) return `is for MongoDB up to ${maxServerVersion}`;
    if (topologies && !topologies.includes(server.topology)) return `is for ${topologies.join(', ')}`;
    return null;
  });
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

function compareVersions(text: string): number {
  const parts = text.split('.').map(Number);
  const different = server.version.findIndex((number, i) => number !== (parts[i] ?? 0));
  return different < 0 ? 0 : (parts[different] ?? 0) - (server.version[different] ?? 0);
}

async function fill(client: MongoClient, { databaseName, collectionName, documents }: Document): Promise<void> {
  const database = client.db(databaseName);
  await database.collection(collectionName).drop();
  if (documents.length > 0) await database.collection(collectionName).insertMany(documents);
  else await database.createCollection(collectionName);
}

function create(entities: Entities, uri: string, { client, database, collection }: Document): void {
  if (client) {
    const made = new MongoClient(uri, { monitorCommands: true, ...client.uriOptions });
    const events: Observed[] = [];
    const observed: string[] = client.observeEvents ?? [];
    if (observed.includes('commandStartedEvent')) made.on('commandStarted', (event) => events.push(event));
    if (observed.includes('commandSucceededEvent')) made.on('commandSucceeded', (event) => events.push(event));
    entities.clients.set(client.id, { client: made, events });
  } else if (database) {
    const owner = entities.clients.get(database.client)?.client;
    assert(owner);
    entities.databases.set(database.id, owner.db(database.databaseName, database.databaseOptions));
  } else if (collection) {
    const owner = entities.databases.get(collection.database);
    assert(owner);
    entities.collections.set(collection.id, owner.collection(collection.collectionName, collection.collectionOptions));
  }
}

async function perform(entities: Entities, operation: Document): Promise<void> {
  const { expectError, expectResult } = operation;
  let result: unknown;
  try {
    result = await execute(entities, operation);
  } catch (error) {
    // Only errors of the driver or the server can be the expected error. Errors of this runner mean that nothing ran.
    if (!expectError || !isAnswer(error)) throw error;
    checkError(error, expectError);
    return;
  }
  assert(!expectError, `${operation.name} was expected to fail`);
  if (expectResult !== undefined) check(expectResult, toPlain(result), operation.name, true);
}

const isAnswer = (error: unknown): boolean => error instanceof MongoError || error instanceof BSON.BSONError;

async function execute(
  { clients, databases, collections }: Entities,
  { name, object, arguments: given }: Document,
): Promise<unknown> {
  const options: Document = { ...given };
  const client = clients.get(object)?.client;
  if (client && clientOperations[name]) return clientOperations[name](client, options);
  const database = databases.get(object);
  if (database && databaseOperations[name]) return databaseOperations[name](database, options);
  const collection = collections.get(object);
  if (collection && collectionOperations[name]) return collectionOperations[name](collection, options);
  throw new Error(`the runner does not know the operation ${name}`);
}

const clientOperations: Record<string, (client: MongoClient, options: Document) => Promise<unknown>> = {
  clientBulkWrite: (client, { models, ...options }) => {
    const named: Document[] = models.map((model: Document) => {
      const [[name, fields] = []] = Object.entries(model);
      return { name, ...fields };
    });
    return client.bulkWrite(named.map(toModel), options);
  },
};

const databaseOperations: Record<string, (database: Db, options: Document) => Promise<unknown>> = {
  aggregate: (database, { pipeline, ...options }) => all(database.aggregate(pipeline, options)),
  createCollection: (database, { collection, ...options }) => database.createCollection(collection, options),
  dropCollection: (database, { collection }) => database.dropCollection(collection),
  modifyCollection: (database, { collection, ...options }) => database.command({ collMod: collection, ...options }),
};

const collectionOperations: Record<string, (collection: Collection, options: Document) => Promise<unknown>> = {
  aggregate: (collection, { pipeline, ...options }) => all(collection.aggregate(pipeline, options)),
  bulkWrite: (collection, { requests, ...options }) => collection.bulkWrite(requests, options),
  count: (collection, { filter, ...options }) => collection.count(filter, options),
  countDocuments: (collection, { filter, ...options }) => collection.countDocuments(filter, options),
  createIndex: (collection, { keys, ...options }) => collection.createIndex(keys, options),
  deleteMany: (collection, { filter, ...options }) => collection.deleteMany(filter, options),
  deleteOne: (collection, { filter, ...options }) => collection.deleteOne(filter, options),
  distinct: (collection, { fieldName, filter, ...options }) => collection.distinct(fieldName, filter, options),
  estimatedDocumentCount: (collection, options) => collection.estimatedDocumentCount(options),
  find: (collection, { filter, ...options }) => all(collection.find(filter, options)),
  findOne: (collection, { filter, ...options }) => collection.findOne(filter, options),
  findOneAndDelete: (collection, { filter, ...options }) => collection.findOneAndDelete(filter, options),
  findOneAndReplace: (collection, { filter, replacement, ...options }) =>
    collection.findOneAndReplace(filter, replacement, returning(options)),
  findOneAndUpdate: (collection, { filter, update, ...options }) =>
    collection.findOneAndUpdate(filter, update, returning(options)),
  insertMany: (collection, { documents, ...options }) => collection.insertMany(documents, options),
  insertOne: (collection, { document, ...options }) => collection.insertOne(document, options),
  replaceOne: (collection, { filter, replacement, ...options }) => collection.replaceOne(filter, replacement, options),
  updateMany: (collection, { filter, update, ...options }) => collection.updateMany(filter, update, options),
  updateOne: (collection, { filter, update, ...options }) => collection.updateOne(filter, update, options),
};

type Model = Parameters<MongoClient['bulkWrite']>[0][number];

function toModel(model: Document): Model {
  const { name, namespace, ...rest } = model;
  if (name === 'insertOne') return { name, namespace, document: rest.document };
  if (name === 'replaceOne') return { name, namespace, filter: rest.filter, replacement: rest.replacement, ...rest };
  if (name === 'updateOne' || name === 'updateMany')
    return { name, namespace, filter: rest.filter, update: rest.update, ...rest };
  if (name === 'deleteOne' || name === 'deleteMany') return { name, namespace, filter: rest.filter, ...rest };
  throw new Error(`the runner does not know the model ${name}`);
}

const all = (cursor: AbstractCursor<Document>): Promise<Document[]> => cursor.toArray();

const returning = (options: Document): Document =>
  options.returnDocument ? { ...options, returnDocument: String(options.returnDocument).toLowerCase() } : options;

/** Results of bulk writes keep their counts in getters and their details in maps. */
function toPlain(result: unknown): unknown {
  if (result instanceof Map)
    return Object.fromEntries(Array.from(result, ([key, value]) => [String(key), toPlain(value)]));
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return result;
  const prototype = Object.getPrototypeOf(result);
  if (
    prototype === null ||
    (prototype === Object.prototype &&
      !('didUpsert' in result || Object.values(result).some((value) => value instanceof Map)))
  )
    return result;
  const names = [...Object.keys(result), ...Object.keys(Object.getOwnPropertyDescriptors(prototype))];
  // The driver's own addition to the results of the format.
  const known = names.filter((name) => name !== 'didUpsert');
  return Object.fromEntries(known.map((name) => [name, toPlain(Reflect.get(result, name))]));
}

function checkError(error: unknown, expected: Document): void {
  assert(error instanceof Error);
  if (expected.isClientError === true) assert(!(error instanceof MongoServerError), `a client's error, not ${error}`);
  if (expected.isClientError === false) assert(error instanceof MongoServerError, `a server's error, not ${error}`);
  if (expected.errorContains) {
    assert(
      error.message.toLowerCase().includes(String(expected.errorContains).toLowerCase()),
      `${error.message} contains ${expected.errorContains}`,
    );
  }
  const details: Document = error;
  if (expected.errorCode !== undefined) assert.equal(details.code, expected.errorCode, error.message);
  if (expected.errorResponse) check(expected.errorResponse, details.errorResponse, 'the response', true);
  if (expected.expectResult)
    check(
      expected.expectResult,
      toPlain(details.result ?? details.partialResult),
      'the result of a failed write',
      true,
    );
  for (const [i, writeError] of Object.entries(expected.writeErrors ?? {}))
    check(writeError, details.writeErrors.get(Number(i)), `write error ${i}`, true);
  if (expected.writeConcernErrors)
    check(expected.writeConcernErrors, details.writeConcernErrors, 'the write concern errors', true);
}

function checkEvents(observed: readonly Observed[], expected: Document[]): void {
  assert.equal(
    observed.length,
    expected.length,
    `${expected.length} events, not ${observed.map((event) => event.commandName)}`,
  );
  for (const [i, description] of expected.entries()) {
    const [[, fields] = []] = Object.entries(description);
    check(fields, observed[i], `event ${i}`, true);
  }
}

function check(expected: unknown, actual: unknown, what: string, mayHaveMore: boolean): void {
  const difference = matches(expected, actual, mayHaveMore);
  assert(difference === null, `${what}: ${difference}`);
}
