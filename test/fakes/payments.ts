import { once } from 'node:events';
import { createServer } from 'node:http';

/** How the next requests are answered: as it should be, or as it should not. */
type Mood = 'fine' | 'failing' | 'silent' | 'no-url';

interface PaymentRequest {
  path: string;
  idempotencyKey: string;
  authorization: string;
  /** The form as it was sent: `line_items[0][price_data][unit_amount]` and so on. */
  fields: URLSearchParams;
}

export type Payments = Awaited<ReturnType<typeof startPayments>>;

/** A payment provider on a free port of 127.0.0.1 that speaks as Stripe does: one session for one idempotency key. */
export async function startPayments() {
  const requests: PaymentRequest[] = [];
  const sessions = new Map<string, string>();
  let moods: Mood[] = [];

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { authorization = '', 'idempotency-key': key } = request.headers;
    const idempotencyKey = String(key ?? '');
    const fields = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
    requests.push({ path: request.url ?? '', idempotencyKey, authorization, fields });

    const mood = (moods.length > 1 ? moods.shift() : moods[0]) ?? 'fine';
    if (mood === 'silent') return;
    if (mood === 'failing') return send(500, { error: { type: 'api_error', message: 'Fictional outage' } });
    const id = sessions.get(idempotencyKey) ?? `cs_test_${sessions.size + 1}`;
    sessions.set(idempotencyKey, id);
    const url = mood === 'no-url' ? null : `https://checkout.example/${id}`;
    send(200, { id, object: 'checkout.session', url });

    function send(status: number, body: unknown): void {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    /** By idempotency key. */
    sessions,
    /** One mood for each request to come; the last one stays. */
    answer(...next: Mood[]): void {
      moods = next;
    },
    forget(): void {
      requests.length = 0;
      sessions.clear();
      moods = [];
    },
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
