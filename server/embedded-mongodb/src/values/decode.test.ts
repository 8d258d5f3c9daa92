import { Binary, BSONRegExp, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, serialize, Timestamp } from 'bson';
import { expect, test } from 'vitest';
import { decode, elements, encode, field, rawDocuments } from './decode.ts';

const everyType = Buffer.from(
  serialize(
    new Map<string, unknown>([
      ['double', 1.5],
      ['wholeDouble', new Double(3)],
      ['minusZero', new Double(-0)],
      ['text', 'ä\0😀'],
      [
        'document',
        new Map<string, unknown>([
          ['2', 1],
          ['1', { deep: [] }],
        ]),
      ],
      ['array', [1, [null], { a: true }]],
      ['binary', new Binary(Buffer.from([1, 2]), 4)],
      ['oldBinary', new Binary(Buffer.from([1, 2]), 2)],
      ['id', new ObjectId()],
      ['bool', false],
      ['date', new Date(-1)],
      ['null', null],
      ['regex', new BSONRegExp('a|b', 'im')],
      ['int', 42],
      ['timestamp', new Timestamp({ t: 5, i: 6 })],
      ['long', Long.fromString('-9007199254740993')],
      ['decimal', Decimal128.fromString('1.10')],
      ['min', new MinKey()],
      ['max', new MaxKey()],
      ['ünï', 1],
    ]),
  ),
);

test('a document of all types is the same bytes after decoding and encoding', () => {
  expect(encode(decode(everyType)).equals(everyType)).toBe(true);
});

test('single fields are decoded without the others', () => {
  expect(field(everyType, 'int')).toBe(42);
  expect(field(everyType, 'none')).toBeUndefined();
  expect([...decode(everyType, new Set(['long', 'text']))]).toEqual([
    ['text', 'ä\0😀'],
    ['long', -9007199254740993n],
  ]);
});

test('the elements are contiguous and fill the document', () => {
  const all = [...elements(everyType)];
  expect(all.map(({ name }) => name)).toEqual([...decode(everyType).keys()]);
  expect(all[0]?.start).toBe(4);
  for (const [i, { end }] of all.entries()) expect(all[i + 1]?.start ?? everyType.length - 1).toBe(end);
});

test('documents inside an array are returned as slices of the message', () => {
  const bytes = Buffer.from(serialize({ a: 1, documents: Array.from({ length: 12 }, (_, i) => ({ i })) }));
  expect(rawDocuments(bytes, 'documents')?.map((one) => decode(one).get('i'))).toEqual([...Array(12).keys()]);
  expect(rawDocuments(bytes, 'none')).toBeNull();
});

test('a document with a wrong length is rejected', () => {
  const bytes = Buffer.from(everyType);
  bytes.writeInt32LE(everyType.length + 10, 0);
  expect(() => decode(bytes)).toThrow('wrong length');
});
