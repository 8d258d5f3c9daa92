import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { WebhookMessage } from '@vigil/common/webhooks';
import { Webhook } from 'standardwebhooks';

interface ReceivedMessage {
  id: string;
  message: WebhookMessage;
}

type Answer = (response: ServerResponse, attempt: number) => void;

/** Answers with a status. */
export const answering =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end('Fictional');

/** A receiver of webhooks on loopback: it verifies each request with the library of Standard Webhooks, and keeps it. */
export async function startReceiver() {
  const attempts: ReceivedMessage[] = [];
  const accepted: ReceivedMessage[] = [];
  const unsigned: string[] = [];
  let secret = '';
  let answer: Answer = answering(204);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    try {
      new Webhook(secret).verify(body, headers);
    } catch (error) {
      unsigned.push(String(error));
      return void response.writeHead(401).end();
    }
    const received = { id: headers['webhook-id'] ?? '', message: WebhookMessage.parse(JSON.parse(body)) };
    attempts.push(received);
    response.once('finish', () => response.statusCode < 300 && accepted.push(received));
    answer(response, attempts.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}/hook`,
    /** Every signed request, and those that were answered with success. */
    attempts,
    accepted,
    unsigned,
    trust: (next: string) => {
      secret = next;
    },
    answer: (next: Answer) => {
      answer = next;
    },
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
