import { StoreError, unsupported } from '../errors.ts';
import { compileExpression } from '../expression/expression.ts';
import type { Variables } from '../expression/operator.ts';
import { readSort, type Sort } from '../query/sort.ts';
import type { DocumentStore } from '../store.ts';
import type { TimeLimit } from '../turns.ts';
import { rawDocuments } from '../values/decode.ts';
import { type Doc, isDoc, isTruthy, type Maybe, toWhole, typeName, type Value } from '../values/value.ts';
import { type CursorOptions, firstBatchSize } from './cursors.ts';
import type { WireMessage, WireReply } from './wire.ts';

/** A decoded command. */
export interface Command {
  name: string;
  database: string;
  body: Doc;
  message: WireMessage;
  /** The option `maxTimeMS`. */
  timeLimit: TimeLimit;
}

/** The options of a command, and its implementation. */
interface CommandHandler {
  /** Accepted options besides the common ones; any other option is an error. */
  options: readonly string[];
  run: (store: DocumentStore, command: Command) => WireReply | Promise<WireReply>;
}

export type CommandHandlers = Readonly<Record<string, CommandHandler>>;

/** `database.collection`; the collection is the value of the command field. */
export function namespaceOf({ name, database, body }: Command): string {
  const collection = body.get(name);
  if (typeof collection !== 'string')
    throw new StoreError(73, `collection name has invalid type ${typeName(collection)}`);
  if (collection === '') throw new StoreError(73, `Invalid namespace specified '${database}.'`);
  return `${database}.${collection}`;
}

/** The encoded documents of a field, from a document sequence or from an array in the body. */
export function encodedDocuments({ message }: Command, name: string): Buffer[] {
  const documents = message.sequences.get(name) ?? rawDocuments(message.body, name);
  if (!documents) throw new StoreError(40414, `BSON field '${name}' is missing but a required field`);
  return documents;
}

/** The variables of `let`, and NOW, which is constant during the command. */
export function variablesOf(body: Doc): Variables {
  const now: Variables = new Map([['NOW', new Date()]]);
  const given = body.get('let');
  if (!isDoc(given)) return now;
  const scope = { root: new Map(), variables: now };
  return new Map([
    ...now,
    ...Array.from(given, ([name, value]): [string, Maybe] => [name, compileExpression(value)(scope)]),
  ]);
}

/** A document option; an empty document if it is missing. */
export function documentOption(fields: Doc, name: string): Doc {
  const value = fields.get(name);
  if (value === undefined || value === null) return new Map();
  if (isDoc(value)) return value;
  throw new StoreError(14, `Expected field ${name} to be of type object, found ${typeName(value)}`);
}

/** A required array option. */
export function arrayOption(fields: Doc, name: string): Value[] {
  const value = fields.get(name);
  if (Array.isArray(value)) return value;
  if (value === undefined) throw new StoreError(40414, `BSON field '${name}' is missing but a required field`);
  throw new StoreError(14, `BSON field '${name}' is the wrong type '${typeName(value)}', expected type 'array'`);
}

/** A non-negative integer option; null if it is missing. */
export function countOption(fields: Doc, name: string): number | null {
  const value = fields.get(name);
  if (value === undefined || value === null) return null;
  const whole = toWhole(value);
  if (whole === null)
    throw new StoreError(14, `BSON field '${name}' is the wrong type '${typeName(value)}', expected a whole number`);
  if (whole < 0) throw new StoreError(51024, `BSON field '${name}' value must be >= 0, actual value '${whole}'`);
  return whole;
}

/** The requested order. `$natural` is storage order and is passed on as a hint. */
export function sortOption(fields: Doc, name = 'sort'): { sort: Sort; hint: Maybe } {
  const sort = documentOption(fields, name);
  if (sort.has('$natural')) return { sort: [], hint: sort };
  return { sort: readSort(sort), hint: fields.get('hint') };
}

export function cursorOptions(fields: Doc): CursorOptions {
  return {
    batchSize: firstBatchSize(countOption(fields, 'batchSize')),
    singleBatch: isTruthy(fields.get('singleBatch')),
  };
}

/** Rejects collations: strings are compared by their bytes only. */
export function refuseCollation(fields: Doc): void {
  const collation = fields.get('collation');
  if (collation === undefined || (isDoc(collation) && (collation.size === 0 || collation.get('locale') === 'simple')))
    return;
  throw unsupported('collation');
}

/** Rejects unsupported options unless they are false or empty. */
export function refuse(fields: Doc, names: readonly string[]): void {
  for (const name of names) {
    const value = fields.get(name);
    if (isTruthy(value) && !(isDoc(value) && value.size === 0)) throw unsupported(`the option ${name}`);
  }
}
