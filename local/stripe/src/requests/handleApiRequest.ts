import { decodeForm } from '../form/decodeForm.ts';
import { newIdentifier } from '../objects/identifier.ts';
import { Transaction } from '../store/Transaction.ts';
import type { Store } from '../store/Store.ts';
import { invalidRequest, StripeError } from '../StripeError.ts';
import { authenticate, rejectPublishableKey } from './authenticate.ts';
import { responseToStore, findStoredResponse } from './idempotency.ts';
import { findRoute } from './routes.ts';

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
