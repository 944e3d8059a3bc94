import './schemaMode.ts';
import type { BodyInputOf, DataOf, Operation, QueryInputOf } from '@portal/contract/endpoint.ts';
import { type ErrorCode, httpStatusOf } from '@portal/contract/errors.ts';
import { ApiError } from './apiError.ts';
import { announceChange } from './dataChanges.ts';
import { i18next } from './language/i18n.ts';
import { updateMaintenance } from './maintenance.ts';
import { translateFailure } from './translateFailure.ts';
import { recordLastCall } from './session/lastCall.ts';
import { closeSession } from './session/session.ts';
import { readDeviceMark, readSessionToken } from './session/sessionToken.ts';
import { type WireAnswer, wireAnswer } from './wireAnswer.ts';

interface Options<O> {
  query?: QueryInputOf<O>;
  body?: BodyInputOf<O>;
  /** The token that a look-up by order id and code answered. */
  requestAccess?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The English text for this call's failure when the server gives no reason, such as 'Failed to fetch statuses'. */
  fallback?: string | undefined;
  /** The English text for a successful answer whose data is not what the contract promises. */
  describeBadData?: (data: unknown) => string;
}

/** Calls an operation of the contract and answers its parsed data. Throws ApiError. */
export async function call<O extends Operation>(operation: O, options: Options<O> = {}): Promise<DataOf<O>> {
  return (await callWithMessage(operation, options)).data;
}

/** The same, with the server's message in the reader's language; null when it sent none. */
export async function callWithMessage<O extends Operation>(
  operation: O,
  options: Options<O> = {},
): Promise<{ data: DataOf<O>; message: string | null }> {
  const session = readSessionToken();
  const response = await send(operation, options, session);
  if (session) recordLastCall();
  const answered = await readAnswer(response);
  const { success, message, data } = answered;
  const failed = !response.ok && response.status !== operation.alternateStatus;
  if (failed || success === false) throw refusal(response, answered, options, session);
  if (success !== true) throw unreadable(response);
  const result = operation.data.safeParse(data);
  if (!result.success) throw unreadable(response, options.describeBadData?.(data));
  if (operation.method !== 'GET') announceChange();
  return { data: result.data as DataOf<O>, message: message ? i18next.t(message) : null };
}

/** Calls an operation that answers a file. Throws ApiError. */
export async function callForFile<O extends Operation>(
  operation: O,
  options: Options<O> = {},
): Promise<Blob> {
  const session = readSessionToken();
  const response = await send(operation, options, session);
  if (session) recordLastCall();
  if (response.ok) {
    return response.blob().catch(() => {
      throw unreachable();
    });
  }
  throw refusal(response, await readAnswer(response), options, session);
}

/**
 * Why a call failed: the server's message, else its nested error message, else what the caller calls this failure,
 * else the status. A session that is over ends here as well, and maintenance is noted.
 */
function refusal<O>(
  response: Response,
  { message, error }: WireAnswer,
  options: Options<O>,
  session: string | null,
): ApiError {
  const known = error && 'code' in error ? error : undefined;
  const sessionEnded =
    known?.code === 'unauthenticated' && !options.requestAccess && readSessionToken() === session;
  if (session && sessionEnded) closeSession('expired');
  if (known?.code === 'maintenance') updateMaintenance(true);
  const reason = message || error?.message;
  const told = translateFailure({ message: reason ?? '', error: known });
  return new ApiError({
    code: known?.code ?? codeOfStatus(response.status),
    status: response.status,
    ...known,
    ...told,
    message: reason ? told.message : withoutReason(response, options.fallback),
    hasReason: Boolean(reason),
  });
}

async function send<O extends Operation>(
  operation: O,
  options: Options<O>,
  session: string | null,
): Promise<Response> {
  const headers = new Headers({ 'X-Correlation-Id': crypto.randomUUID() });
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (session) headers.set('X-Portal-Authorization', `Bearer ${session}`);
  const device = operation.path.startsWith('auth/') ? readDeviceMark() : null;
  if (device) headers.set('X-Device', device);
  if (options.requestAccess) headers.set('X-Request-Access', options.requestAccess);
  try {
    return await fetch(`/api/${operation.path}${queryString(options.query)}`, {
      method: operation.method,
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: options.signal ?? null,
    });
  } catch (cause) {
    throw options.signal?.aborted ? cause : unreachable();
  }
}

function unreachable(): ApiError {
  return new ApiError({
    code: 'unavailable',
    message: i18next.t(
      'We couldn’t reach the server. What you entered is still here. Check your connection and try again.',
    ),
    status: 0,
  });
}

function queryString(query: unknown): string {
  if (query === undefined || query === null) return '';
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}

async function readAnswer(response: Response): Promise<WireAnswer> {
  const text = await response.text().catch(() => {
    throw unreachable();
  });
  try {
    return wireAnswer.parse(JSON.parse(text));
  } catch {
    throw unreadable(response);
  }
}

function unreadable({ status }: Response, text = 'Failed to parse server response'): ApiError {
  return new ApiError({ code: codeOfStatus(status), message: i18next.t(text), status });
}

function withoutReason({ ok, status }: Response, fallback: string | undefined): string {
  if (fallback) return i18next.t(fallback);
  return ok ? i18next.t('Operation failed') : i18next.t('HTTP error! status: {{status}}', { status });
}

function codeOfStatus(status: number): ErrorCode {
  if (status >= 502 && status <= 504) return 'unavailable';
  const known = Object.entries(httpStatusOf).find(([, value]) => value === status);
  return known ? (known[0] as ErrorCode) : 'unexpected';
}
