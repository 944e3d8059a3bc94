import { decodeForm } from '../form/decodeForm.ts';
import { newIdentifier } from '../objects/identifier.ts';
import { Transaction } from '../store/Transaction.ts';
import type { Store } from '../store/Store.ts';
import { invalidRequest, StripeError } from '../StripeError.ts';
import { authenticate, refusePublishableKey } from './authenticate.ts';
import { answerToKeep, earlierAnswer } from './idempotency.ts';
import { findRoute } from './routes.ts';

interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

interface ApiAnswer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

export interface Account {
  store: Store;
  publishableKey: string;
  hasWebhook: boolean;
  /** Where payers reach the hosted pages. */
  publicBase: string;
}

/** Answers a call of Stripe's REST API. What it changed is on the disk when it resolves. */
export async function answerApi(account: Account, request: ApiRequest): Promise<ApiAnswer> {
  const requestId = newIdentifier('req', 14);
  const headers = { 'request-id': requestId };
  try {
    const { headers: more, ...answer } = await perform(account, request, requestId);
    return { ...answer, headers: { ...headers, ...more } };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: { error: error.body }, headers };
  }
}

async function perform(account: Account, request: ApiRequest, requestId: string): Promise<ApiAnswer> {
  const { method, path, query, body, idempotencyKey = null } = request;
  const keyKind = authenticate(request.authorization, account.publishableKey);
  const found = findRoute(method, path);
  if (!found) throw unknownUrl(method, path);
  if (keyKind === 'publishable' && !found.route.isPublic) refusePublishableKey();
  if ((idempotencyKey?.length ?? 0) > 255)
    throw invalidRequest('Idempotency-Key may be at most 255 characters.');

  const { store, hasWebhook, publicBase } = account;
  const transaction = new Transaction(store, { requestId, idempotencyKey, hasWebhook, publicBase });
  const { operation } = found.route;
  const form = decodeForm(method === 'GET' ? query : body);
  const call = { id: found.id, form, keyKind, transaction };
  if (method === 'GET') return { ...operation(call), headers: {} };

  return store.exclusively(async (): Promise<ApiAnswer> => {
    const keyed = idempotencyKey === null ? undefined : { idempotencyKey, keyKind, path, body };
    const earlier = keyed && earlierAnswer(store, keyed);
    if (earlier) {
      const { status, requestId: original } = earlier;
      return {
        status,
        body: earlier.body,
        headers: { 'idempotent-replayed': 'true', 'original-request': original },
      };
    }
    const answer = operation(call);
    if (keyed) transaction.put('idempotentAnswers', answerToKeep(keyed, { ...answer, requestId }));
    await transaction.commit();
    return { ...answer, headers: idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey } };
  });
}

function unknownUrl(method: string, path: string): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}
