import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openReader } from './open-reader.ts';

describe('openReader', () => {
  it('names the file that a model lacks', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reader-'));
    await expect(openReader(folder)).rejects.toThrow(`${join(folder, 'manifest.json')} cannot be read`);
  });

  it('refuses a model that gives other answers than this version knows', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reader-'));
    const heads = [{ name: 'type', size: 2, answers: ['military', 'sport'] }];
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ heads, spans: [], files: {} }));
    await expect(openReader(folder)).rejects.toThrow('other answers for type');
  });
});
