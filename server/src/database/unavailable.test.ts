import { Error as MongooseError, mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const refused = new mongo.MongoNetworkError('connect ECONNREFUSED 127.0.0.1:1');
/** A failed batch, as the driver throws it. */
const ofBatch = (cause: object): Error => Reflect.construct(mongo.MongoBulkWriteError, [cause]);

describe('an unavailable database', () => {
  it.each<[string, Error]>([
    ['a lost connection', refused],
    ['a batch on a lost connection', ofBatch(refused)],
    ['a line that is slow', new mongo.MongoNetworkTimeoutError('timed out')],
    ['a connection that is closed', new mongo.MongoNotConnectedError('closed')],
    ['a client that is closed', new mongo.MongoTopologyClosedError('closed')],
    ['a session that ended with it', new mongo.MongoExpiredSessionError()],
    ['a line that was left while it was written to', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
    ['a server that stops', new mongo.MongoServerError({ message: 'shutdown in progress', code: 91 })],
    ['a server that stepped down', new mongo.MongoServerError({ message: 'not primary', code: 10107 })],
    ['a query that took too long', new mongo.MongoServerError({ message: 'time limit', code: 50 })],
    ['no server from the start', new MongooseError.MongooseServerSelectionError('none')],
  ])('is what is wrong with %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['a duplicate', new mongo.MongoServerError({ message: 'E11000', code: 11000 })],
    ['a duplicate in a batch', ofBatch({ message: 'E11000', code: 11000, writeErrors: [] })],
    ['a wrong question', new mongo.MongoInvalidArgumentError('no')],
    ['a value of the wrong type', new MongooseError.CastError('Number', 'x', 'seq')],
    ['a mistake of ours', new TypeError('undefined is not a function')],
    ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['no error at all', 'ECONNRESET'],
  ])('is not what is wrong with %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
