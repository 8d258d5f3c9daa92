import { createNumberedArchive, type NumberedArchive, type NumberedRow } from '@vigil/server/database/numbered-archive';
import { type Connection, createConnection, Schema } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';

interface NoteRow extends NumberedRow {
  madeAt: Date;
  title: string;
  text: string;
}

const dayMs = 86_400_000;
const start = Date.UTC(2030, 0, 1, 12);

let database: SharedDatabase;
let connection: Connection;
let notes: NumberedArchive<NoteRow>;
let add: (title: string, at: number) => Promise<number>;

beforeAll(async () => {
  database = await startSharedDatabase();
  connection = await createConnection(database.uri).asPromise();
  const schema = new Schema<NoteRow>({ _id: Number, madeAt: Date, title: String, text: String, lasting: Boolean });
  const rows = connection.model<NoteRow>('Note', schema);
  notes = createNumberedArchive({ rows, time: 'madeAt' });
  add = (title, at) =>
    notes.add((_id) => rows.create({ _id, madeAt: new Date(at), title, text: 'long' }), new Date(at));
});
beforeEach(() => connection.collection('notes').deleteMany({}));
afterAll(async () => {
  await connection.close();
  await database.end();
});

const titles = async () => (await notes.history([])).map(({ title }) => title);

describe('a numbered archive', () => {
  it('numbers rows from 1, and gives two concurrent rows two numbers', async () => {
    expect(await add('first', start)).toBe(1);
    const numbers = await Promise.all([add('second', start + 1), add('third', start + 2)]);
    expect(numbers.sort()).toEqual([2, 3]);
  });

  it('finds a row by its number, the latest row, and the latest row at a time', async () => {
    await add('first', start);
    await add('second', start + 1000);
    expect(await notes.get('1')).toMatchObject({ title: 'first', text: 'long' });
    expect(await notes.latest()).toMatchObject({ title: 'second' });
    expect(await notes.latest(new Date(start + 999))).toMatchObject({ title: 'first' });
    expect(await notes.latest(new Date(start - 1))).toBeNull();
  });

  it.each(['3', '0', '01', '-1', '1.0', 'x', ''])('finds no row under %j', async (id) => {
    await add('first', start);
    expect(await notes.get(id)).toBeNull();
  });

  it('lists the rows oldest first, without the fields left out', async () => {
    await add('first', start);
    await add('second', start + 1000);
    const listed = await notes.history(['text']);
    expect(listed.map(({ title }) => title)).toEqual(['first', 'second']);
    expect(listed.every((row) => !('text' in row))).toBe(true);
  });

  it('keeps the last row of each day that is more than 30 days past, also when it is cleaned again', async () => {
    await add('day 1, morning', start);
    await add('day 1, noon', start + 1000);
    await add('day 2', start + dayMs);
    await add('day 32', start + 31 * dayMs);
    expect(await titles()).toEqual(['day 1, noon', 'day 2', 'day 32']);
    await add('day 60', start + 59 * dayMs);
    expect(await titles()).toEqual(['day 1, noon', 'day 2', 'day 32', 'day 60']);
  });

  it('never removes the latest row', async () => {
    await add('only', start);
    await add('a year later', start + 365 * dayMs);
    await add('the same day', start + 365 * dayMs + 1000);
    expect(await titles()).toEqual(['only', 'a year later', 'the same day']);
  });
});
