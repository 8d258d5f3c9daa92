import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** What the next request gets: an answer, or one of the ways in which a server fails. */
export type Reply =
  | { text: string; end?: string; tokens?: number | null }
  | { refusal: string }
  | { status: number; error?: object; headers?: Record<string, string> }
  | { body: string; type: string }
  | 'silence'
  | 'reset'
  | 'reset midway'
  | 'drip'
  | 'no choices'
  | '50 MB';

export interface ModelRequest {
  path: string;
  authorization: string;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: object } };
    max_tokens?: number;
    tools?: unknown;
  };
}

/** Makes a reply from what was asked. */
type Answering = (request: ModelRequest) => Reply;

export type FakeModel = Awaited<ReturnType<typeof startModel>>;

/** A model's server on a free port of 127.0.0.1 that speaks OpenAI's protocol, as well or as badly as it is told. */
export async function startModel() {
  const requests: ModelRequest[] = [];
  /** Bytes that were taken off its hands, of the answers that are too long. */
  let sent = 0;
  let closed = 0;
  let answering: Answering = () => ({ text: '{}' });
  const timers = new Set<NodeJS.Timeout>();

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { authorization = '' } = request.headers;
    const asked = { path: request.url ?? '', authorization, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
    requests.push(asked);
    response.on('close', () => {
      closed += 1;
    });
    const reply = answering(asked);
    if (reply === 'silence') return;
    if (reply === 'reset') return request.socket.resetAndDestroy();
    if (reply === 'reset midway') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      response.write('{"choices":[');
      return setTimeout(() => request.socket.resetAndDestroy(), 5);
    }
    if (reply === 'drip') return drip(response);
    if (reply === '50 MB') return flood(response);
    if (reply === 'no choices') return sendJson(response, 200, { choices: [] });
    if ('status' in reply) return sendJson(response, reply.status, { error: reply.error ?? {} }, reply.headers);
    if ('body' in reply) {
      response.writeHead(200, { 'content-type': reply.type });
      return response.end(reply.body);
    }
    const message =
      'refusal' in reply
        ? { role: 'assistant', content: null, refusal: reply.refusal }
        : { role: 'assistant', content: reply.text };
    const tokens = 'tokens' in reply ? reply.tokens : 1_000;
    sendJson(response, 200, {
      id: 'fake',
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: ('end' in reply && reply.end) || 'stop' }],
      ...(tokens !== null && { usage: { prompt_tokens: 0, completion_tokens: tokens, total_tokens: tokens } }),
    });
  });

  function drip(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{');
    const timer = setInterval(() => response.write(' '), 5);
    timers.add(timer);
    response.on('close', () => clearInterval(timer));
  }

  function flood(response: ServerResponse): void {
    const chunk = Buffer.alloc(65_536, ' ');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices":[');
    const more = () => {
      while (sent < 50_000_000 && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return response.once('drain', more);
      }
      response.end(']}');
      return undefined;
    };
    more();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  return {
    /** What `OPENAI_BASE_URL` is set to. */
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    flooded: () => sent,
    /** Exchanges that are over, in whichever way. */
    closed: () => closed,
    /** One reply for each request to come, or what makes it; the last one for all after it. */
    answer(...next: (Reply | Answering)[]): void {
      const replies = [...next];
      answering = (request) => {
        const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { text: '{}' };
        return typeof reply === 'function' ? reply(request) : reply;
      };
    },
    forget(): void {
      requests.length = 0;
      sent = 0;
      closed = 0;
      answering = () => ({ text: '{}' });
    },
    async close(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The events that a question shows, as it names them. */
export function eventsIn({ body }: ModelRequest): { id: string; title: string; summary: string }[] {
  const user = body.messages.find(({ role }) => role === 'user')?.content ?? '';
  return user.split('\n').flatMap((line) => (line.startsWith('{"id":"e') ? [JSON.parse(line)] : []));
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
