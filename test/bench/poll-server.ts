import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTimeline } from '@vigil/server/features/events/timeline';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { answerParent, loopCpu, median } from './child.ts';

const changes = 20;

/**
 * `vigil`: a Vigil with a thousand events; it answers `url`, and `change` with what a change costs. `bare`: a server that
 * sends given bytes.
 */
if (process.argv[2] === 'vigil') {
  const vigil = await startVigil();
  await vigil.stores.events.append(
    Array.from({ length: 1000 }, (_, index) => nextDraft({ summary: summaryOf(index) })),
  );
  answerParent((question: 'url' | 'change') => (question === 'url' ? vigil.url : costOfChange(vigil)));
} else {
  let url = '';
  answerParent(async (answer: { body: Buffer; headers: Record<string, string>; etag: string }) => {
    const body = Buffer.from(answer.body);
    const server = createServer((request, response) => {
      if (request.headers['if-none-match'] === answer.etag) {
        response.writeHead(304, { ETag: answer.etag });
        return response.end();
      }
      response.writeHead(200, answer.headers);
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    return url;
  });
}

/** From a change in memory to the packed answer, in milliseconds of CPU time: of the event loop, and of other threads. */
async function costOfChange({ stores: { events, log } }: Vigil): Promise<Record<string, number>> {
  const timeline = createTimeline(events, log.epoch);
  await timeline.load(1000);
  const costs: { loop: number; others: number }[] = [];
  for (let index = 0; index < changes; index++) {
    const draft = nextDraft({ summary: summaryOf(index) });
    await events.append([draft]);
    const rows = await events.foldedRows([draft.eventId]);
    // What the server itself does about it is over by then.
    await sleep(100);
    const before = { loop: loopCpu(), all: process.cpuUsage() };
    await timeline.apply([{ ...draft, seq: 1001 + index, at: new Date() }], rows);
    await timeline.view('visitor').body('br');
    const { user, system } = process.cpuUsage(before.all);
    const loop = loopCpu() - before.loop;
    costs.push({ loop, others: (user + system) / 1000 - loop });
  }
  return {
    poll_change_loop_ms: median(costs.map(({ loop }) => loop)),
    poll_change_off_loop_ms: median(costs.map(({ others }) => others)),
  };
}

/** As long as those of real feeds, of words drawn from a vocabulary as wide as theirs: they pack to about a quarter. */
function summaryOf(index: number): string {
  let state = index + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return Array.from(
    { length: 55 },
    () => (next() % 4_000).toString(36).padStart(3, 'n') + (next() % 7 > 3 ? 'ing' : ''),
  ).join(' ');
}
