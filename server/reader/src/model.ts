import { Tokenizer } from '@huggingface/tokenizers';
import type { InferenceSession } from 'onnxruntime-common';
import { loadEngine } from './engine.ts';
import { type ModelFiles, readModel } from './manifest.ts';
import type { NewsText, Statement } from './statement.ts';
import { normalise, writtenText } from './text.ts';
import { toStatement } from './to-statement.ts';

/** The loaded model. One text a call: with several, 8-bit arithmetic would let a text's neighbours change its statement. */
export interface Model {
  id: string;
  read: (report: NewsText) => Promise<Statement>;
  /** The chance that two titles report the same event; alike for both orders. */
  sameEvent: (a: string, b: string) => Promise<number>;
}

/** Loads the model of `folder`: about 0.3 s and 160 MB. Throws if a file is missing or damaged. */
export async function loadModel(folder: string): Promise<Model> {
  const model = await readModel(folder);
  const engine = await loadEngine();
  const tokenizer = new Tokenizer(JSON.parse(Buffer.from(model.files['tokenizer.json']).toString('utf8')), {});
  const [frozen, reader, pair] = await Promise.all([
    sessionOf(engine, model, 'frozen.onnx'),
    sessionOf(engine, model, 'reader.onnx'),
    sessionOf(engine, model, 'pair.onnx'),
  ]);

  async function statesOf(tokens: readonly number[]) {
    const shape = [1, tokens.length];
    const mask = new engine.Tensor('float32', new Float32Array(tokens.length).fill(1), shape);
    const ids = new engine.Tensor('int64', BigInt64Array.from(tokens, BigInt), shape);
    const { states } = await frozen.run({ tokens: ids, mask });
    if (!states) throw new Error('The frozen part gave no states.');
    return { states, mask };
  }

  async function pairScore(a: readonly number[], b: readonly number[]): Promise<number> {
    const { same } = await pair.run(await statesOf([begin, ...a, end, end, ...b, end]));
    return numbersOf(same?.data)[0] ?? Number.NaN;
  }

  return {
    id: model.id,
    read: async (report) => {
      const written = writtenText(report);
      const { ids, tokens } = tokenizer.encode(written.text, { add_special_tokens: false });
      const { answers, spans } = await reader.run(await statesOf([begin, ...ids.slice(0, maxTokens - 2), end]));
      return toStatement({
        model,
        report,
        written,
        tokens: tokens.slice(0, maxTokens - 2),
        answers: numbersOf(answers?.data),
        spans: numbersOf(spans?.data),
      });
    },
    sameEvent: async (a, b) => {
      const [first, second] = [a, b].map((title) =>
        tokenizer.encode(normalise(title), { add_special_tokens: false }).ids.slice(0, maxTitleTokens),
      );
      if (!first || !second) return 0;
      const score = ((await pairScore(first, second)) + (await pairScore(second, first))) / 2;
      return 1 / (1 + Math.exp(-score));
    },
  };
}

/** As in training. */
const maxTokens = 96;
const maxTitleTokens = 40;
const begin = 0;
const end = 2;

function sessionOf(
  engine: Awaited<ReturnType<typeof loadEngine>>,
  { files }: ModelFiles,
  name: keyof ModelFiles['files'],
): Promise<InferenceSession> {
  return engine.InferenceSession.create(files[name], {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
  });
}

function numbersOf(data: unknown): Float32Array {
  if (data instanceof Float32Array) return data;
  throw new Error('The model gave no numbers.');
}
