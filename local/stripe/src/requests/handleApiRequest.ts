import { createHash } from 'node:crypto';
import { decodeForm } from '../form/decodeForm.ts';
import { newIdentifier } from '../objects/identifier.ts';
import { Transaction } from '../store/Transaction.ts';
import type { Store } from '../store/Store.ts';
import { invalidRequest, StripeError } from '../StripeError.ts';
import { authenticate, type KeyKind, rejectPublishableKey } from './authenticate.ts';
import { findRoute } from './routes.ts';
import type { Row } from '../store/tables.ts';

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
function findStoredResponse(store: Store, request: KeyedRequest): Row<'idempotentAnswers'> | undefined {
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
function responseToStore(
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

interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

interface ApiHttpResponse {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

export interface Account {
  store: Store;
  publishableKey: string;
  hasWebhook: boolean;
  /** The public URL prefix of the hosted pages. */
  publicBase: string;
}

/** Handles a call of Stripe's REST API. Changes are on the disk when the promise resolves. */
export async function handleApiRequest(account: Account, request: ApiRequest): Promise<ApiHttpResponse> {
  const requestId = newIdentifier('req', 14);
  const headers = { 'request-id': requestId };
  try {
    const { headers: operationHeaders, ...response } = await runOperation(account, request, requestId);
    return { ...response, headers: { ...headers, ...operationHeaders } };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: { error: error.body }, headers };
  }
}

async function runOperation(
  account: Account,
  request: ApiRequest,
  requestId: string,
): Promise<ApiHttpResponse> {
  const { method, path, query, body, idempotencyKey = null } = request;
  const keyKind = authenticate(request.authorization, account.publishableKey);
  const found = findRoute(method, path);
  if (!found) throw unknownUrl(method, path);
  if (keyKind === 'publishable' && !found.route.isPublic) rejectPublishableKey();
  if ((idempotencyKey?.length ?? 0) > 255)
    throw invalidRequest('Idempotency-Key may be at most 255 characters.');

  const { store, hasWebhook, publicBase } = account;
  const transaction = new Transaction(store, { requestId, idempotencyKey, hasWebhook, publicBase });
  const { operation } = found.route;
  const form = decodeForm(method === 'GET' ? query : body);
  const call = { id: found.id, form, keyKind, transaction };
  if (method === 'GET') return { ...operation(call), headers: {} };

  return store.runExclusive(async (): Promise<ApiHttpResponse> => {
    const keyed = idempotencyKey === null ? undefined : { idempotencyKey, keyKind, path, body };
    const stored = keyed && findStoredResponse(store, keyed);
    if (stored) {
      const { status, requestId: original } = stored;
      return {
        status,
        body: stored.body,
        headers: { 'idempotent-replayed': 'true', 'original-request': original },
      };
    }
    const response = operation(call);
    if (keyed) transaction.put('idempotentAnswers', responseToStore(keyed, { ...response, requestId }));
    await transaction.commit();
    return { ...response, headers: idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey } };
  });
}

function unknownUrl(method: string, path: string): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}
