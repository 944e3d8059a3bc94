import type { HttpRequest } from '@azure/functions';
import * as z from 'zod/mini';
import { PortalError } from '../errors/portalError.ts';
import { refuseInput, wordsFor } from './refuseInput.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/** Parses with a schema of the contract; a refusal names the first message and every field. */
export function parseWith<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { error: wordsFor });
  if (result.success) return result.data;
  throw refuseInput(result.error.issues);
}

export function parseQuery<S extends z.ZodMiniType>(schema: S, request: HttpRequest): z.output<S> {
  if (schema.def.type === 'void') return undefined as z.output<S>;
  return parseWith(schema, Object.fromEntries(request.query));
}

export async function parseBody<S extends z.ZodMiniType>(
  schema: S,
  request: HttpRequest,
): Promise<z.output<S>> {
  if (schema.def.type === 'void') return undefined as z.output<S>;
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

/** The body as text; refuses one of more than a megabyte, before reading it where its length is announced. */
export async function readText(request: HttpRequest): Promise<string> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge();
  const body = await request.text();
  if (Buffer.byteLength(body) > MAX_BODY_BYTES) throw tooLarge();
  return body;
}

function tooLarge(): PortalError {
  return new PortalError('too_large', 'The request is too large');
}
