import * as z from 'zod/mini';
import { failure, type Operation } from '../endpoint.ts';
import { httpStatusOf } from '../errors.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

function isVoid(schema: z.ZodMiniType): boolean {
  return schema.def.type === 'void';
}

function parametersOf(query: z.ZodMiniType): Json[] {
  if (isVoid(query)) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

function envelope({ data, topLevel }: Operation): Json {
  const extra = topLevel ? (schemaOf(topLevel, 'output') as { properties?: Json; required?: string[] }) : {};
  return {
    type: 'object',
    properties: {
      success: { const: true },
      message: { type: 'string' },
      ...extra.properties,
      data: schemaOf(data, 'output'),
    },
    required: ['success', ...(extra.required ?? []), 'data'],
  };
}

/** Returns the content of a successful response: the envelope, a document, or the JSON of a raw operation. */
function responseContent(operation: Operation): Json {
  const { wire, produces, data } = operation;
  if (wire === 'json') return jsonContent(envelope(operation));
  if (produces === undefined) return jsonContent(schemaOf(data, 'output'));
  return {
    [produces]: { schema: { type: 'string', ...(produces === 'application/pdf' && { format: 'binary' }) } },
  };
}

function requestBodyOf({ body, consumes, jsonFieldsOfForm }: Operation): Json {
  if (consumes) return { requestBody: { required: true, content: jsonContent({ type: 'object' }) } };
  if (isVoid(body)) return {};
  const required = !z.safeParse(body, undefined).success;
  const schema = schemaOf(body, 'input');
  const form = jsonFieldsOfForm && { 'multipart/form-data': { schema } };
  return { requestBody: { required, content: { ...jsonContent(schema), ...form } } };
}

function securityOf({ access }: Operation): Json[] {
  if (access.includes('anonymous')) return [{}];
  return access.includes('holder') ? [{ session: [] }, { requestAccess: [] }] : [{ session: [] }];
}

function describe(operation: Operation, operationId: string): Json {
  const content = responseContent(operation);
  return {
    operationId,
    summary: operation.summary,
    'x-access': operation.access,
    security: securityOf(operation),
    parameters: parametersOf(operation.query),
    ...requestBodyOf(operation),
    responses: {
      [operation.status ?? 200]: { description: 'Success', content },
      ...(operation.alternateStatus && {
        [operation.alternateStatus]: { description: alternateStatuses[operation.alternateStatus], content },
      }),
      default: { description: 'Failure', content: jsonContent({ $ref: '#/components/schemas/Failure' }) },
    },
  };
}

const alternateStatuses: Readonly<Record<number, string>> = { 202: 'Accepted', 503: 'A fault was found' };

/** Generates the OpenAPI 3.1 document from the endpoint table. */
export function openapiDocument(operations: readonly Operation[]): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const { function: name, method, path } = operation;
    const isOnlyMethod = operations.filter((other) => other.function === name).length === 1;
    const operationId = isOnlyMethod ? name : `${name}.${method}`;
    (paths[`/${path}`] ??= {})[method.toLowerCase()] = describe(operation, operationId);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Records Portal', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: {
        Failure: {
          type: 'object',
          properties: {
            success: { const: false },
            message: { type: 'string' },
            error: { ...schemaOf(failure, 'output'), 'x-status': httpStatusOf },
          },
          required: ['success', 'message', 'error'],
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'X-Portal-Authorization' },
        requestAccess: { type: 'apiKey', in: 'header', name: 'X-Request-Access' },
      },
    },
  };
}
