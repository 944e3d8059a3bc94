import { createHash } from 'node:crypto';
import type { Row } from '../store/tables.ts';
import type { Store } from '../store/Store.ts';
import { StripeError } from '../StripeError.ts';
import type { KeyKind } from './authenticate.ts';

/** Stripe keeps the answer to an idempotency key for at least 24 hours. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface KeyedRequest {
  idempotencyKey: string;
  keyKind: KeyKind;
  path: string;
  body: string;
}

/**
 * The answer already given to this idempotency key.
 * @returns undefined for a new key
 * @throws StripeError (400 idempotency_error) when the key came with other parameters or another path
 */
export function earlierAnswer(store: Store, request: KeyedRequest): Row<'idempotentAnswers'> | undefined {
  const earlier = store.get('idempotentAnswers', rowId(request));
  if (!earlier || Date.now() - earlier.createdMs > KEPT_MS) return undefined;
  const { idempotencyKey: key, path } = request;
  const otherKey = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (earlier.path !== path) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${earlier.path}'). ${otherKey}`,
    );
  }
  if (earlier.fingerprint !== fingerprintOf(request)) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${otherKey}`,
    );
  }
  return earlier;
}

/** What to keep for the next request with the same key. */
export function answerToKeep(
  request: KeyedRequest,
  answer: { status: number; body: unknown; requestId: string },
): Row<'idempotentAnswers'> {
  return {
    id: rowId(request),
    path: request.path,
    fingerprint: fingerprintOf(request),
    createdMs: Date.now(),
    ...answer,
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
