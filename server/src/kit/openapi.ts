import { features } from '@vigil/common/api';
import type { Call } from '@vigil/common/call';
import { WebhookMessage } from '@vigil/common/webhooks';
import { z } from 'zod';
import { type FaultCode, faults } from './fault-kinds.ts';

export type JsonObject = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document. */
export function toOpenApi(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [feature, calls] of Object.entries(features)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(feature, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Vigil',
      version: '1.0.0',
      description: 'A realtime monitor of the Israel-Iran conflict. Times are ISO 8601 in UTC.',
    },
    tags: Object.keys(features).map((name) => ({ name })),
    paths,
    webhooks: { event: { post: toWebhook() } },
    components: {
      schemas: { Fault: toSchema(Refusal, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'Set by a sign-in. On https its name is `__Host-sid`.',
        },
      },
    },
  };
}

/** What receivers of webhooks are sent. `docs/integrations.md` describes headers and retries. */
function toWebhook(): JsonObject {
  const schema = toSchema(WebhookMessage, 'output');
  return {
    operationId: 'webhook',
    description: 'A change of an event, signed as Standard Webhooks describes.',
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'The message is delivered.' },
      410: { description: 'Send no further messages.' },
    },
  };
}

const Refusal = z.object({
  error: z.string().describe('What went wrong, in a sentence for the person who asked.'),
  suggestion: z.string().optional().describe('What that person may do about it.'),
});

function toOperation(feature: string, name: string, call: Call): JsonObject {
  const { access, params, query, reply } = call;
  return {
    operationId: name,
    tags: [feature],
    description: callers[access],
    security: access === 'anyone' ? [] : [{ session: [] }],
    parameters: [...toParameters(params, 'path'), ...toParameters(query, 'query')],
    ...toRequestBody(call),
    responses: {
      200: {
        description: 'Done.',
        content: { [mediaTypes[call.replying ?? 'json']]: { schema: toSchema(reply, 'output') } },
      },
      ...Object.fromEntries(refusalsOf(call).map((code) => [faults[code].status, refusal(faults[code].message)])),
      default: refusal('Any other refusal.'),
    },
  };
}

const mediaTypes = { json: 'application/json', lines: 'application/jsonl' } as const;

const callers = {
  anyone: 'For anyone.',
  user: 'For people who are signed in.',
  admin: 'For administrators.',
} as const;

/** Errors that follow from the table; handlers can return others. */
function refusalsOf({ access, method, sending = 'json', params, query, body }: Call): FaultCode[] {
  const codes: FaultCode[] = [];
  if (params || query || body) codes.push('badInput');
  if (access !== 'anyone') codes.push('signedOut');
  if (access === 'admin' || (method !== 'GET' && sending !== 'raw')) codes.push('forbidden');
  if (body && method !== 'GET') codes.push('unsupportedType');
  return codes;
}

function refusal(description: string): JsonObject {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } } };
}

function toParameters(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: one,
  }));
}

function toRequestBody({ sending = 'json', body }: Call): JsonObject {
  if (sending === 'raw') return { requestBody: { required: true, content: { 'application/octet-stream': {} } } };
  if (!body) return {};
  const schema = toSchema(body, 'input');
  const content = sending === 'form' ? { 'multipart/form-data': toForm(schema) } : { 'application/json': { schema } };
  return { requestBody: { required: true, content } };
}

/** A form has its fields as one JSON part, and the files beside it. */
function toForm(eventData: JsonObject): JsonObject {
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  return {
    schema: { type: 'object', properties: { eventData, media: files }, required: ['eventData'] },
    encoding: { eventData: { contentType: 'application/json' } },
  };
}

/** The JSON schema of what is sent (`output`) or accepted (`input`). */
export function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
