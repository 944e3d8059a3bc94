import { MIMEType } from 'node:util';
import type { HttpRequest } from '@azure/functions';
import type { InputSize } from '@portal/contract/operations/inputSize.ts';
import * as z from 'zod/mini';
import { PortalError } from '../errors/portalError.ts';
import { checkFieldCount, checkJsonText, checkText, inputLimits } from './inputLimits.ts';
import { invalidInput, inputMessage } from './invalidInput.ts';

export const MAX_BODY_BYTES = 1024 * 1024;

/** Parses with a schema of the contract. Throws `invalid_input` with the first message and the first invalid fields. */
export function parseWith<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { error: inputMessage });
  if (result.success) return result.data;
  throw invalidInput(result.error.issues);
}

/** Throws `too_large` before parsing if the query is larger than the limits of its schema. */
export function parseQuery<S extends z.ZodMiniType>(schema: S, request: HttpRequest): z.output<S> {
  if (schema.def.type === 'void') return undefined as z.output<S>;
  const limits = inputLimits(schema);
  checkFieldCount(request.query.size, limits);
  for (const [name, value] of request.query) checkText(name, value, limits);
  return parseWith(schema, Object.fromEntries(request.query));
}

/** Throws `too_large` or `invalid_input` before parsing if the body is larger than the limits of its schema. */
export async function parseBody<S extends z.ZodMiniType>(
  schema: S,
  request: HttpRequest,
  jsonFieldsOfForm?: readonly string[],
): Promise<z.output<S>> {
  if (schema.def.type === 'void') return undefined as z.output<S>;
  const limits = inputLimits(schema);
  const form = jsonFieldsOfForm && formTypeOf(request);
  if (form) return parseWith(schema, await readForm(request, form, jsonFieldsOfForm, limits));
  const body = await readJsonText(request, limits);
  if (body === '' && schema.def.type === 'optional') return parseWith(schema, undefined);
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    throw new PortalError('invalid_input', 'The request body is not valid JSON', { cause });
  }
  return parseWith(schema, value);
}

/** The type of a multipart form; null for other content. */
function formTypeOf(request: HttpRequest): MIMEType | null {
  try {
    const type = new MIMEType(request.headers.get('content-type') ?? '');
    return type.essence === 'multipart/form-data' ? type : null;
  } catch {
    return null;
  }
}

/** The text fields of a multipart form, without files. Form fields are text, so lists are sent as JSON. */
async function readForm(
  request: HttpRequest,
  type: MIMEType,
  jsonFields: readonly string[],
  limits: InputSize,
): Promise<object> {
  const bytes = await readBytes(request);
  checkFormBytes(bytes, type, limits);
  try {
    const form = await new Response(bytes, { headers: { 'content-type': String(type) } }).formData();
    const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
    for (const [name, text] of texts) {
      if (jsonFields.includes(name)) checkJsonText(text, limits);
      else checkText(name, text, limits);
    }
    return Object.fromEntries(
      texts.map(([name, text]) => [name, jsonFields.includes(name) ? (JSON.parse(text) as unknown) : text]),
    );
  } catch (cause) {
    if (cause instanceof PortalError) throw cause;
    throw new PortalError('invalid_input', 'The request body is not a valid form', { cause });
  }
}

/** Throws if a form has more fields, or lines in the headers of its fields, than the limits. Reading these takes longest. */
function checkFormBytes(bytes: Buffer, type: MIMEType, limits: InputSize): void {
  const delimiter = `--${type.params.get('boundary') ?? ''}`;
  checkFieldCount(countUpTo(bytes, delimiter, limits.keys + 2) - 1, limits);
  const maxLines = limits.values + limits.stringLength;
  if (countUpTo(bytes, '\r\n', maxLines + 1) > maxLines) throw tooLarge();
}

/** How often a text occurs; counts no further than `most`. */
function countUpTo(bytes: Buffer, text: string, most: number): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at !== -1 && count < most; at = bytes.indexOf(text, at + text.length))
    count += 1;
  return count;
}

/** The body as JSON text within the limits. Throws `too_large` above one megabyte. */
export async function readJsonText(request: HttpRequest, limits: InputSize): Promise<string> {
  const text = new TextDecoder().decode(await readBytes(request));
  checkJsonText(text, limits);
  return text;
}

/** Throws `too_large` above one megabyte, before reading the body if Content-Length says so. */
async function readBytes(request: HttpRequest): Promise<Buffer> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): PortalError {
  return new PortalError('too_large', 'The request is too large');
}
