import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { agains, countries, kinds, parties, realities, roles, types, urgencies } from './answers.ts';

const Head = z.object({ name: z.string(), size: z.int().positive(), answers: z.array(z.string()).optional() });

const Manifest = z.object({
  /** The outputs of the reader's graph, side by side in this order. */
  heads: z.array(Head),
  spans: z.array(z.string()),
  /** SHA-256 of each file, in hexadecimal digits. */
  files: z.record(z.string(), z.string()),
});

const fileNames = ['tokenizer.json', 'frozen.onnx', 'reader.onnx', 'pair.onnx'] as const;
type FileName = (typeof fileNames)[number];

/** The files of a model, checked. */
export interface ModelFiles {
  /** The first 12 digits of the SHA-256 over the hashes of all files. */
  id: string;
  /** Where the outputs of a head begin, and how many they are. */
  heads: ReadonlyMap<string, { at: number; size: number }>;
  files: Record<FileName, Uint8Array>;
}

/** Reads the files of `folder`. Throws an error that names the file if one is missing, damaged, or of other answers. */
export async function readModel(folder: string): Promise<ModelFiles> {
  const { heads, spans, files } = Manifest.parse(JSON.parse((await fileOf(folder, 'manifest.json')).toString('utf8')));
  const expected: Record<string, readonly string[]> = {
    type: types,
    urgency: urgencies,
    kind: kinds,
    reality: realities,
    again: agains,
    by: parties,
    on: parties,
    country: countries,
  };
  for (const [name, answers] of Object.entries(expected)) {
    const head = heads.find((one) => one.name === name);
    if (head?.answers?.join() !== answers.join())
      throw new Error(`The reader's model in ${folder} has other answers for ${name}.`);
  }
  if (spans.join() !== roles.join()) throw new Error(`The reader's model in ${folder} has other roles of spans.`);
  const read = async (name: FileName) => {
    const content = await fileOf(folder, name);
    if (hashOf(content) !== files[name])
      throw new Error(`${join(folder, name)} is damaged: its hash is not that of the manifest.`);
    return content;
  };
  const [tokenizer, frozen, reader, pair] = await Promise.all([
    read('tokenizer.json'),
    read('frozen.onnx'),
    read('reader.onnx'),
    read('pair.onnx'),
  ]);
  return {
    id: hashOf(Buffer.from(fileNames.map((name) => files[name]).join())).slice(0, 12),
    heads: placesOf(heads),
    files: { 'tokenizer.json': tokenizer, 'frozen.onnx': frozen, 'reader.onnx': reader, 'pair.onnx': pair },
  };
}

async function fileOf(folder: string, name: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, name));
  } catch {
    throw new Error(`The reader's model is incomplete: ${join(folder, name)} cannot be read.`);
  }
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function placesOf(heads: readonly { name: string; size: number }[]): Map<string, { at: number; size: number }> {
  let at = 0;
  return new Map(
    heads.map(({ name, size }) => {
      const place = { at, size };
      at += size;
      return [name, place];
    }),
  );
}
