import { live } from '@vigil/common/live';
import { streamMessages, streamPath } from '@vigil/common/stream';
import type { z } from 'zod';
import { type JsonObject, toSchema } from './openapi.ts';

/** The messages of the socket and of the stream as an AsyncAPI 3.0 document. The server sends, clients only receive. */
export function toAsyncApi(): JsonObject {
  const socket = Object.entries(live).map(([name, { access, payload }]): [string, JsonObject] => [
    name,
    toMessage(name, payload, access === 'admin' ? 'For administrators.' : 'For anyone.'),
  ]);
  const stream = Object.entries(streamMessages).map(([name, payload]): [string, JsonObject] => [
    name,
    toMessage(name, payload, 'The same for every reader. `id` is `EPOCH:SEQ`.'),
  ]);
  return {
    asyncapi: '3.0.0',
    info: { title: 'Vigil', version: '1.0.0', description: 'What the server sends. Times are ISO 8601 in UTC.' },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: '/socket.io/',
        description: 'Socket.IO 4. Browsers of other origins are refused, and so is a handshake without an Origin.',
        messages: Object.fromEntries(socket),
      },
      stream: {
        address: streamPath,
        description: 'Server-sent events. `Last-Event-ID` continues after that change of the log.',
        messages: Object.fromEntries(stream),
      },
    },
    operations: {
      socket: { action: 'send', channel: { $ref: '#/channels/socket' } },
      stream: { action: 'send', channel: { $ref: '#/channels/stream' } },
    },
  };
}

function toMessage(name: string, payload: z.ZodType, description: string): JsonObject {
  return { name, description, payload: toSchema(payload, 'output') };
}
