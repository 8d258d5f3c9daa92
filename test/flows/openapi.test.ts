import { api, type CallName } from '@vigil/common/api';
import type { Call } from '@vigil/common/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createClient } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const Schema = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.object({ schema: Schema.optional() }).loose());
const Operation = z.strictObject({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  description: z.string(),
  security: z.array(z.strictObject({ session: z.array(z.string()) })),
  parameters: z.array(
    z.strictObject({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: Schema }),
  ),
  requestBody: z.strictObject({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(z.string(), z.strictObject({ description: z.string(), content: Content })),
});
const Document = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(
    z.string().startsWith('/api/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation),
  ),
  webhooks: z.object({
    event: z.object({
      post: z
        .object({ operationId: z.literal('webhook'), requestBody: z.object({ content: Content }).loose() })
        .loose(),
    }),
  }),
  components: z.object({ schemas: z.record(z.string(), Schema), securitySchemes: z.record(z.string(), Schema) }),
});

let vigil: Vigil;
let document: z.infer<typeof Document>;

beforeAll(async () => {
  vigil = await startVigil();
  document = Document.parse((await createClient(vigil.url).call('openapi')).body);
});
afterAll(() => vigil.end());

const calls = (Object.keys(api) as CallName[]).map((name): [CallName, Call] => [name, api[name]]);
const operationOf = ({ path, method }: Call) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'get'];

describe('the API document', () => {
  it('has every call of the contract, and no other', () => {
    const described = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map((operation) => operation?.operationId),
    );
    expect(described.sort()).toEqual(Object.keys(api).sort());
  });

  it.each(calls)('says of %s what it takes, who may make it, and what it answers', (name, call) => {
    const operation = operationOf(call);
    expect(operation?.operationId).toBe(name);
    expect(operation?.security).toEqual(call.access === 'anyone' ? [] : [{ session: [] }]);
    const inPath = operation?.parameters.filter((one) => one.in === 'path').map((one) => one.name);
    expect(inPath).toEqual([...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
    expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(bodyTypes(call));
    const { 200: success, default: other } = operation?.responses ?? {};
    const type = call.replying === 'lines' ? 'application/jsonl' : 'application/json';
    expect(success?.content[type]?.schema).toBeTruthy();
    expect(other?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Fault' });
    expect('401' in (operation?.responses ?? {})).toBe(call.access !== 'anyone');
  });

  it('names each tag that it uses', () => {
    const tags = new Set(document.tags.map(({ name }) => name));
    for (const item of Object.values(document.paths)) {
      for (const operation of Object.values(item)) expect(tags).toContain(operation?.tags[0]);
    }
  });

  it('describes by schemas of JSON Schema 2020-12 alone, each of them whole', () => {
    const wrong: string[] = [];
    walk(document.paths, (schema, path) => {
      for (const key of Object.keys(schema)) if (!keywords.has(key)) wrong.push(`${path}.${key}`);
      const { $ref } = schema;
      if (typeof $ref === 'string' && $ref !== '#/components/schemas/Fault') wrong.push(`${path}: ${$ref}`);
      if (typeof schema.pattern === 'string') new RegExp(schema.pattern, 'u');
    });
    expect(wrong).toEqual([]);
  });

  it('describes what the server takes: the rules of a body are those of the form', () => {
    const body = operationOf(api.addTrustedSource)?.requestBody?.content['application/json']?.schema;
    expect(body).toMatchObject({
      type: 'object',
      required: ['name', 'url', 'category'],
      additionalProperties: false,
      properties: {
        reliability: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
        category: { enum: ['news', 'analysis', 'government', 'military', 'intelligence', 'other'] },
      },
    });
  });

  it('describes what the server answers, field by field', async () => {
    const client = createClient(vigil.url);
    for (const name of ['site', 'events', 'sources', 'trustedSources', 'stats'] as const) {
      const { body } = await client.call(name);
      const schema = operationOf(api[name])?.responses['200']?.content['application/json']?.schema ?? {};
      expect(schema.type).toBe(Array.isArray(body) ? 'array' : 'object');
      if (Array.isArray(body)) continue;
      expect(Object.keys(schema.properties ?? {}).sort()).toEqual(Object.keys(body).sort());
    }
    const { status, body } = await client.call('users');
    expect(status).toBe(401);
    expect(Object.keys(body)).toEqual(document.components.schemas.Fault?.required);
  });
});

const keywords = new Set([
  ...['$ref', 'type', 'enum', 'const', 'default', 'description', 'format', 'pattern', 'anyOf', 'allOf', 'oneOf', 'not'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'items', 'prefixItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'contentMediaType'],
]);

function bodyTypes({ sending = 'json', body }: Call): string[] {
  if (sending === 'raw') return ['application/octet-stream'];
  if (!body) return [];
  return [sending === 'form' ? 'multipart/form-data' : 'application/json'];
}

type Visit = (schema: Record<string, unknown>, path: string) => void;

/** Visits every schema of a document: what stands under `schema`, and what those are made of. */
function walk(node: unknown, visit: Visit, path = ''): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'schema') walkSchema(value, visit, `${path}.${key}`);
    else walk(value, visit, `${path}.${key}`);
  }
}

function walkSchema(node: unknown, visit: Visit, path: string): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = Schema.parse(node);
  visit(schema, path);
  for (const [name, one] of Object.entries(schema.properties ?? {})) walkSchema(one, visit, `${path}.${name}`);
  for (const key of ['items', 'additionalProperties', 'propertyNames', 'not']) walkSchema(schema[key], visit, path);
  for (const key of ['anyOf', 'allOf', 'oneOf', 'prefixItems']) {
    const list = schema[key];
    if (Array.isArray(list)) for (const one of list) walkSchema(one, visit, `${path}.${key}`);
  }
}
