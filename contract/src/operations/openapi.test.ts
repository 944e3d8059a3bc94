import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anyone, operation } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { httpStatusOf } from '../errors.ts';
import { openapiDocument } from './openapi.ts';

const jsonSchema = z.record(z.string(), z.unknown());
const bodyContent = z.strictObject({
  'application/json': z.strictObject({ schema: jsonSchema }),
  'multipart/form-data': z.optional(z.strictObject({ schema: jsonSchema })),
});
const content = z.record(z.string(), z.strictObject({ schema: jsonSchema }));

const described = z.strictObject({
  operationId: z.string(),
  summary: z.string(),
  'x-access': z.array(z.enum(['anonymous', 'holder', 'client', 'staff', 'admin'])),
  security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['query', 'header', 'path']),
      required: z.boolean(),
      schema: jsonSchema,
    }),
  ),
  requestBody: z.optional(z.strictObject({ required: z.boolean(), content: bodyContent })),
  responses: z.record(
    z.string().check(z.regex(/^([1-5]\d\d|default)$/)),
    z.object({ description: z.string(), content }),
  ),
});

const document = z.object({
  openapi: z.string().check(z.regex(/^3\.1\.\d+$/)),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.literal('/api') })),
  paths: z.record(
    z.string().check(z.regex(/^\//)),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), described),
  ),
  components: z.object({
    schemas: z.record(z.string(), jsonSchema),
    securitySchemes: z.record(
      z.string(),
      z.object({ type: z.literal('apiKey'), in: z.literal('header'), name: z.string() }),
    ),
  }),
});

const parsed = z.parse(document, JSON.parse(JSON.stringify(openapiDocument(endpoints))));
const operations = Object.entries(parsed.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, entry]) => ({ path, method, ...entry! })),
);

function describedAs(method: string, path: string) {
  return operations.find((entry) => entry.method === method && entry.path === path)!;
}

function requiredOf(method: string, path: string): Record<string, boolean> {
  return Object.fromEntries(
    describedAs(method, path).parameters.map(({ name, required }) => [name, required]),
  );
}

type Schema = z.ZodMiniType;
type Described = {
  required?: string[];
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
};

const isOptional = (schema: Schema) => z.safeParse(schema, undefined).success;

/** Returns the fields of an object schema; empty for other schemas. */
function shapeOf(schema: Schema): Record<string, Schema> {
  const { def } = schema as unknown as {
    def: { type: string; shape?: Record<string, Schema>; innerType?: Schema };
  };
  if (def.type === 'object') return def.shape!;
  return def.innerType ? shapeOf(def.innerType) : {};
}

function fieldOf(schema: Schema, name: string): Schema {
  return shapeOf(schema)[name]!;
}

/** Returns paths of fields whose required flag in the document differs from their schema. */
function wronglyRequired(schema: Schema, described: Described, path: string): string[] {
  // An object that can be null.
  const object = described.anyOf?.find(({ properties }) => properties);
  if (object) return wronglyRequired(schema, object, path);
  return Object.entries(shapeOf(schema)).flatMap(([name, field]) => [
    ...((described.required ?? []).includes(name) === isOptional(field) ? [`${path}.${name}`] : []),
    ...wronglyRequired(field, described.properties?.[name] ?? {}, `${path}.${name}`),
  ]);
}

describe('the OpenAPI document', () => {
  test('describes every operation of the table once', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      endpoints.map(({ method, path }) => `${method.toLowerCase()} /${path}`).toSorted(),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
  });

  test('marks required parameters', () => {
    expect(requiredOf('get', '/downloadFile')).toEqual({
      fileId: true,
      requestId: true,
      action: false,
      volume: false,
    });
    expect(requiredOf('get', '/checkFileDownload')).toEqual({ fileId: true, requestId: true });
    expect(requiredOf('get', '/getRequestStatus')).toEqual({ orderId: true, verificationCode: true });
    expect(requiredOf('get', '/getFacilities')).toEqual({});
  });

  test.each(endpoints)(
    '$method $path has a body only if the operation reads one',
    ({ method, path, body, access, consumes }) => {
      const entry = describedAs(method.toLowerCase(), `/${path}`);
      expect(entry.requestBody !== undefined).toBe(body.def.type !== 'void' || consumes !== undefined);
      expect(entry['x-access']).toEqual(access);
      expect(entry.responses).toHaveProperty('default');
    },
  );

  test('shows every possible body of submitClientRequest with its required fields', () => {
    const { anyOf } = describedAs('post', '/submitClientRequest').requestBody!.content['application/json']
      .schema as { anyOf: { required: string[]; properties: object }[] };
    expect(anyOf.map(({ required }) => required.includes('draftId'))).toEqual([true, false, false]);
    expect(anyOf.map(({ required }) => required.includes('payment'))).toEqual([true, true, false]);
    expect(anyOf[2]!.required).not.toContain('source');
  });

  test('includes response fields outside data', () => {
    const { schema } = describedAs('post', '/payment/create-intent').responses['200']!.content[
      'application/json'
    ]!;
    expect(schema).toMatchObject({ properties: { clientSecret: { type: 'string' } } });
    expect(schema['required']).toContain('clientSecret');
  });

  test.each(endpoints)(
    '$method $path has the required fields of its schemas',
    ({ method, path, query, body, consumes }) => {
      const entry = describedAs(method.toLowerCase(), `/${path}`);
      for (const { name, required } of entry.parameters) {
        expect([name, required]).toEqual([name, !isOptional(fieldOf(query, name))]);
      }
      if (!entry.requestBody || consumes) return;
      expect(entry.requestBody.required).toBe(!isOptional(body));
      expect(wronglyRequired(body, entry.requestBody.content['application/json'].schema, '')).toEqual([]);
    },
  );

  const responsesOf = (method: string, path: string) =>
    Object.entries(describedAs(method, path).responses).map(([status, { content: carried }]) => [
      status,
      ...Object.keys(carried),
    ]);

  test('includes statuses other than 200 and media types other than JSON', () => {
    const failed = ['default', 'application/json'];
    expect(responsesOf('post', '/manageInvoices')).toEqual([['201', 'application/json'], failed]);
    expect(responsesOf('get', '/health')).toEqual([
      ['200', 'application/json'],
      ['503', 'application/json'],
      failed,
    ]);
    expect(responsesOf('get', '/downloadInvoice')).toEqual([['200', 'application/pdf'], failed]);
    expect(responsesOf('get', '/exportRequestActivity')).toEqual([['200', 'text/csv'], failed]);
  });

  test('offers a form only if the operation accepts one', () => {
    const withForm = operations.filter(({ requestBody }) => requestBody?.content['multipart/form-data']);
    expect(withForm.map(({ path }) => path)).toEqual(['/updateRequestFiles']);
  });

  test('requires response fields outside data of a 202 response', () => {
    const { schema } = describedAs('delete', '/manageRequestStatuses').responses['202']!.content[
      'application/json'
    ]!;
    expect(schema['required']).toEqual(['success', 'details', 'data']);
  });

  test('has the two authentication headers', () => {
    expect(
      Object.values(parsed.components.securitySchemes)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['X-Portal-Authorization', 'X-Request-Access']);
  });

  test('lists every error code with its status', () => {
    const failure = parsed.components.schemas['Failure'] as {
      properties: { error: { 'x-status': unknown; properties: { code: { enum: string[] } } } };
    };
    expect(failure.properties.error['x-status']).toEqual(httpStatusOf);
    expect(failure.properties.error.properties.code.enum).toEqual(Object.keys(httpStatusOf));
  });

  test('has no dangling reference', () => {
    const references = JSON.stringify(parsed).matchAll(/"\$ref":"([^"]+)"/g);
    const names = [...new Set(Array.from(references, ([, name]) => name!))];
    expect(names).toEqual(['#/components/schemas/Failure']);
  });

  test('groups the methods of one path', () => {
    const operationOf = (method: 'GET' | 'POST') =>
      operation({
        function: 'item',
        method,
        path: 'item',
        summary: 'T.',
        access: anyone,
        data: z.string(),
      });
    const { paths } = openapiDocument([operationOf('GET'), operationOf('POST')]) as {
      paths: Record<string, object>;
    };
    expect(Object.keys(paths['/item']!)).toEqual(['get', 'post']);
  });
});
