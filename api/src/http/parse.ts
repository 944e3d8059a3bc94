import type { HttpRequest } from '@azure/functions';
import * as z from 'zod/mini';
import { PortalError } from '../errors/portalError.ts';
import { invalidInput, inputMessage } from './invalidInput.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/** Parses with a schema of the contract. Throws `invalid_input` with the first message and all invalid fields. */
export function parseWith<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { error: inputMessage });
  if (result.success) return result.data;
  throw invalidInput(result.error.issues);
}

export function parseQuery<S extends z.ZodMiniType>(schema: S, request: HttpRequest): z.output<S> {
  if (schema.def.type === 'void') return undefined as z.output<S>;
  return parseWith(schema, Object.fromEntries(request.query));
}

export async function parseBody<S extends z.ZodMiniType>(
  schema: S,
  request: HttpRequest,
  jsonFieldsOfForm?: readonly string[],
): Promise<z.output<S>> {
  if (schema.def.type === 'void') return undefined as z.output<S>;
  if (jsonFieldsOfForm && request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return parseWith(schema, await readForm(request, jsonFieldsOfForm));
  const body = await readText(request);
  if (body === '' && schema.def.type === 'optional') return parseWith(schema, undefined);
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    throw new PortalError('invalid_input', 'The request body is not valid JSON', { cause });
  }
  return parseWith(schema, value);
}

/** The text fields of a multipart form, without files. Form fields are text, so lists are sent as JSON. */
async function readForm(request: HttpRequest, jsonFields: readonly string[]): Promise<object> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) throw tooLarge();
  try {
    const type = request.headers.get('content-type')!;
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
    return Object.fromEntries(
      texts.map(([name, text]) => [name, jsonFields.includes(name) ? (JSON.parse(text) as unknown) : text]),
    );
  } catch (cause) {
    throw new PortalError('invalid_input', 'The request body is not a valid form', { cause });
  }
}

/** The body as text. Throws `too_large` above one megabyte, before reading it if Content-Length says so. */
export async function readText(request: HttpRequest): Promise<string> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge();
  const body = await request.text();
  if (Buffer.byteLength(body) > MAX_BODY_BYTES) throw tooLarge();
  return body;
}

function tooLarge(): PortalError {
  return new PortalError('too_large', 'The request is too large');
}
