import { Worker } from 'node:worker_threads';
import type { ReaderRequest, ReaderResponse } from './messages.ts';
import type { NewsText, Statement } from './statement.ts';

export interface Reader {
  /** Identifies the model: statements of another model may differ. */
  readonly modelId: string;
  /**
   * Reads a report. Of those that wait, the report with the latest `at` (ms since 1970) is read first. Rejects with a
   * `ReaderError` if this text cannot be read or the reader is closed; other texts are not affected.
   */
  read: (report: NewsText, at?: number) => Promise<Statement>;
  /** The chance that two titles report the same event; alike for both orders. Asked before all reports that wait. */
  sameEvent: (a: string, b: string) => Promise<number>;
  /** Resolves once fewer than `maxWaiting` questions wait. */
  room: () => Promise<void>;
  close: () => Promise<void>;
}

export class ReaderError extends Error {
  override name = 'ReaderError';
}

interface Waiting {
  question: ReaderRequest;
  at: number;
  resolve: (answer: ReaderResponse) => void;
  reject: (error: ReaderError) => void;
}

/**
 * Starts a worker with the model of `folder`. Rejects with the reason if the model cannot be loaded. A worker that dies
 * is replaced with the next question.
 */
export async function openReader(folder: string, { maxWaiting = 200 } = {}): Promise<Reader> {
  let waiting: Waiting[] = [];
  const asked = new Map<number, Waiting>();
  const roomCallers: (() => void)[] = [];
  let nextId = 1;
  let isClosed = false;
  const first = await startWorker(folder, settle, lose);
  let running: Promise<Started> | undefined = Promise.resolve(first);

  function ask(question: (id: number) => ReaderRequest, at: number): Promise<ReaderResponse> {
    return new Promise((resolve, reject) => {
      if (isClosed) return reject(new ReaderError('The reader is closed.'));
      const one: Waiting = { question: question(nextId++), at, resolve, reject };
      const before = waiting.findIndex((other) => other.at < at);
      waiting.splice(before < 0 ? waiting.length : before, 0, one);
      sendNext();
    });
  }

  /** Two questions at a time: the worker has the next one at hand when it has answered the first. */
  function sendNext(): void {
    while (asked.size < 2) {
      const next = waiting.shift();
      if (!next) break;
      asked.set(next.question.id, next);
      running ??= startWorker(folder, settle, lose);
      running.then(
        ({ worker }) => worker.postMessage(next.question),
        (error) => lose(String(error)),
      );
    }
    if (waiting.length < maxWaiting) for (const call of roomCallers.splice(0)) call();
  }

  function settle(answer: ReaderResponse): void {
    if (!('id' in answer)) return;
    const one = asked.get(answer.id);
    asked.delete(answer.id);
    if ('error' in answer) one?.reject(new ReaderError(answer.error));
    else one?.resolve(answer);
    sendNext();
  }

  /** The worker died, or another could not be started: what it was asked fails, the next question starts another. */
  function lose(reason: string): void {
    running = undefined;
    const lost = [...asked.values()];
    asked.clear();
    for (const one of lost) one.reject(new ReaderError(reason));
    if (!isClosed) sendNext();
  }

  return {
    modelId: first.modelId,
    read: async (report, at = Date.now()) => {
      const answer = await ask((id) => ({ id, report }), at);
      if ('statement' in answer) return answer.statement;
      throw new ReaderError('The worker gave another answer.');
    },
    sameEvent: async (a, b) => {
      const answer = await ask((id) => ({ id, titles: [a, b] }), Number.POSITIVE_INFINITY);
      if ('chance' in answer) return answer.chance;
      throw new ReaderError('The worker gave another answer.');
    },
    room: () => (waiting.length < maxWaiting ? Promise.resolve() : new Promise((resolve) => roomCallers.push(resolve))),
    close: async () => {
      isClosed = true;
      const left = [...waiting, ...asked.values()];
      waiting = [];
      asked.clear();
      for (const one of left) one.reject(new ReaderError('The reader is closed.'));
      for (const call of roomCallers.splice(0)) call();
      const last = await running?.catch(() => undefined);
      await last?.worker.terminate();
    },
  };
}

interface Started {
  modelId: string;
  worker: Worker;
}

/** Resolves once the model is loaded. Afterwards `onLoss` is called once if the worker ends. */
function startWorker(
  folder: string,
  onAnswer: (answer: ReaderResponse) => void,
  onLoss: (reason: string) => void,
): Promise<Started> {
  const isSource = import.meta.url.endsWith('.ts');
  const url = new URL(`./worker.${isSource ? 'ts' : 'js'}`, import.meta.url);
  const worker = new Worker(url, {
    workerData: folder,
    execArgv: isSource ? ['--import', loader] : [],
    name: 'reader',
  });
  return new Promise((resolve, reject) => {
    let end = (reason: string): void => reject(new ReaderError(reason));
    worker.on('message', (answer: ReaderResponse) => {
      if (!('loaded' in answer)) return onAnswer(answer);
      end = onLoss;
      resolve({ modelId: answer.loaded, worker });
    });
    const endOnce = (reason: string) => {
      end(reason);
      end = () => {};
    };
    worker.once('error', (error) => endOnce(String(error)));
    worker.once('exit', (code) => endOnce(`The reader's worker ended with code ${code}.`));
  });
}

/** In development the worker loads TypeScript through tsx, which the main thread's `--import` does not give it. */
const loader = `data:text/javascript,${encodeURIComponent(
  `import { register } from 'node:module'; register('tsx/esm', '${import.meta.url}', { data: true });`,
)}`;
