import type { Model } from 'mongoose';
import { downsample } from './downsample.ts';
import { insertNumbered, toNumber } from './numbered.ts';

export interface NumberedRow {
  _id: number;
  /** True for the last row of a day, which is kept permanently; missing before that is decided. */
  lasting?: true;
}

interface ArchiveOptions<Row extends NumberedRow> {
  rows: Model<Row>;
  /** The field with the creation time of a row. */
  time: keyof Row & string;
}

const maxHistory = 1000;

export type NumberedArchive<Row extends NumberedRow> = ReturnType<typeof createNumberedArchive<Row>>;

/**
 * Rows numbered from 1 in order of creation. After 30 days only the last row of each day (UTC) is kept. Needs
 * indexes on `lasting` and `time`, and on `time` and the number.
 */
export function createNumberedArchive<Row extends NumberedRow>({ rows, time }: ArchiveOptions<Row>) {
  /** The latest row, or the latest one created until `at`. */
  function latest(at?: Date): Promise<Row | null> {
    if (!at) return rows.findOne().sort({ _id: -1 }).lean<Row | null>().exec();
    const known = rows.findOne().where(time).lte(+at);
    return known
      .sort({ [time]: -1, _id: -1 })
      .lean<Row | null>()
      .exec();
  }

  async function get(id: string): Promise<Row | null> {
    const number = toNumber(id);
    return number === null ? null : rows.findById(number).lean<Row | null>().exec();
  }

  /** The last 1000 rows without the fields `omitted`, oldest first. */
  async function history(omitted: readonly string[]): Promise<Row[]> {
    const fields = omitted.map((field) => `-${field}`).join(' ');
    const newest = await rows.find().select(fields).sort({ _id: -1 }).limit(maxHistory).lean<Row[]>().exec();
    return newest.reverse();
  }

  /** `insert` writes the row under the number it is given. Returns that number. */
  async function add(insert: (id: number) => Promise<unknown>, at: Date): Promise<number> {
    const newest = () => rows.findOne().select('_id').sort({ _id: -1 }).lean<Pick<Row, '_id'> | null>().exec();
    const lastNumber = async () => (await newest())?._id ?? 0;
    const id = await insertNumbered(lastNumber, insert);
    await removeOld(at);
    return id;
  }

  function removeOld(now: Date): Promise<void> {
    return downsample(
      {
        undecided: async (before) => {
          const old = await rows
            .find()
            .where('lasting', null)
            .where(time)
            .lt(+before)
            .select(time)
            .lean<Row[]>()
            .exec();
          return old.map((row) => ({ id: row._id, at: toDate(row[time]) }));
        },
        keepForever: (ids) =>
          rows
            .updateMany({}, { $set: { lasting: true } })
            .where('_id')
            .in(ids)
            .exec(),
        remove: (ids) => rows.deleteMany().where('_id').in(ids).exec(),
      },
      now,
    );
  }

  return { latest, get, history, add };
}

function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  throw new TypeError('The time of a row is no date.');
}
