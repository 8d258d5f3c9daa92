import { expect, test } from 'vitest';
import { newsroomDatabase } from './newsroom-database.ts';

test.each([
  ['mongodb://127.0.0.1:27017/vigil', 'vigil-newsroom', 'mongodb://127.0.0.1:27017/vigil-newsroom'],
  ['mongodb://127.0.0.1:27017', 'vigil-newsroom', 'mongodb://127.0.0.1:27017/vigil-newsroom'],
  [
    'mongodb://one.example:27017,two.example:27018/news?replicaSet=rs0',
    'news-newsroom',
    'mongodb://one.example:27017,two.example:27018/news-newsroom?replicaSet=rs0',
  ],
  ['mongodb+srv://cluster.example/', 'vigil-newsroom', 'mongodb+srv://cluster.example/vigil-newsroom'],
])('%s is beside %s', (configured, name, uri) => {
  expect(newsroomDatabase(configured)).toEqual({ name, uri });
});

test('a user goes on signing in at the configured database', () => {
  expect(newsroomDatabase('mongodb://reader:secret@db.example/news').uri).toBe(
    'mongodb://reader:secret@db.example/news-newsroom?authSource=news',
  );
  expect(newsroomDatabase('mongodb://reader:secret@db.example/news?authSource=admin').uri).toBe(
    'mongodb://reader:secret@db.example/news-newsroom?authSource=admin',
  );
  // Without a database the driver signs in at `admin` by itself.
  expect(newsroomDatabase('mongodb://reader:secret@db.example/').uri).toBe(
    'mongodb://reader:secret@db.example/vigil-newsroom?authSource=admin',
  );
});
