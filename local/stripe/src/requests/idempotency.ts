import { createHash } from 'node:crypto';
import type { Row } from '../store/tables.ts';
import type { Store } from '../store/Store.ts';
import { StripeError } from '../StripeError.ts';
import type { KeyKind } from './authenticate.ts';

/** Stripe stores the response for an idempotency key for at least 24 hours. */
const IDEMPOTENCY_TTL_MS = 24 * 60 * 60 * 1000;

interface KeyedRequest {
  idempotencyKey: string;
  keyKind: KeyKind;
  path: string;
  body: string;
}

/**
 * Finds the stored response for an idempotency key.
 * @returns undefined for a new or expired key
 * @throws StripeError (400 idempotency_error) when the key was used with other parameters or another path
 */
export function findStoredResponse(
  store: Store,
  request: KeyedRequest,
): Row<'idempotentAnswers'> | undefined {
  const stored = store.get('idempotentAnswers', rowId(request));
  if (!stored || Date.now() - stored.createdMs > IDEMPOTENCY_TTL_MS) return undefined;
  const { idempotencyKey: key, path } = request;
  const hint = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (stored.path !== path) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${stored.path}'). ${hint}`,
    );
  }
  if (stored.fingerprint !== fingerprintOf(request)) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${hint}`,
    );
  }
  return stored;
}

/** The row to store for later requests with the same key. */
export function responseToStore(
  request: KeyedRequest,
  response: { status: number; body: unknown; requestId: string },
): Row<'idempotentAnswers'> {
  return {
    id: rowId(request),
    path: request.path,
    fingerprint: fingerprintOf(request),
    createdMs: Date.now(),
    ...response,
  };
}

function rowId({ keyKind, idempotencyKey }: KeyedRequest): string {
  return `${keyKind}:${idempotencyKey}`;
}

function fingerprintOf({ body }: KeyedRequest): string {
  return createHash('sha256').update(body).digest('base64url');
}

function idempotencyError(message: string): StripeError {
  return new StripeError(400, { type: 'idempotency_error', message });
}
