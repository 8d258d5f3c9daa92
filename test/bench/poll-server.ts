import { createServer } from 'node:http';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil } from '../harness/vigil.ts';
import { answerParent } from './child.ts';

/** `vigil`: a Vigil with a thousand events; its answer is its address. `bare`: a server that sends given bytes. */
if (process.argv[2] === 'vigil') {
  const vigil = await startVigil();
  await vigil.stores.events.append(
    Array.from({ length: 1000 }, (_, index) => nextDraft({ summary: summaryOf(index) })),
  );
  answerParent(() => vigil.url);
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
