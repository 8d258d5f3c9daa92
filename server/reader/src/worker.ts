import { parentPort, workerData } from 'node:worker_threads';
import type { ReaderRequest, ReaderResponse } from './messages.ts';
import { loadModel } from './model.ts';

/** Answers one question after another. The first message says that the model is loaded, or why it is not. */
async function start(folder: string): Promise<void> {
  const port = parentPort;
  if (!port) return;
  const send = (answer: ReaderResponse) => port.postMessage(answer);
  const model = await loadModel(folder);
  port.on('message', async (question: ReaderRequest) => {
    try {
      if ('report' in question) send({ id: question.id, statement: await model.read(question.report) });
      else send({ id: question.id, chance: await model.sameEvent(...question.titles) });
    } catch (error) {
      send({ id: question.id, error: String(error) });
    }
  });
  send({ loaded: model.id });
}

await start(String(workerData));
