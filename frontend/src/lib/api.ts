import './schemaMode.ts';
import {
  type Answer,
  answer,
  type BodyInputOf,
  type DataOf,
  type Operation,
  type QueryInputOf,
} from '@portal/contract/endpoint.ts';
import { type ErrorCode, httpStatusOf } from '@portal/contract/errors.ts';
import { i18next } from '../app/i18n.ts';
import { ApiError } from './apiError.ts';
import { announceChange } from './dataNews.ts';
import { sayFailure } from './sayFailure.ts';
import { noteCall } from './session/lastCall.ts';
import { closeSession } from './session/session.ts';
import { readDeviceMark, readSessionToken } from './session/sessionToken.ts';

interface Options<O> {
  query?: QueryInputOf<O>;
  body?: BodyInputOf<O>;
  /** The token that a look-up by order id and code answered. */
  requestAccess?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Calls an operation of the contract and answers its parsed data. Throws ApiError. */
export async function call<O extends Operation>(operation: O, options: Options<O> = {}): Promise<DataOf<O>> {
  const session = readSessionToken();
  const response = await send(operation, options, session);
  if (session) noteCall();
  const parsed = answer.safeParse(await readJson(response));
  if (!parsed.success) throw unreadable(response);
  const { success, message, data, error } = parsed.data;
  const failed = !response.ok && response.status !== operation.alsoAnswers;
  if (failed || !success) throw refusal(response, { message, error }, options, session);
  const result = operation.data.safeParse(data);
  if (!result.success) throw unreadable(response);
  if (operation.method !== 'GET') announceChange();
  return result.data as DataOf<O>;
}

/** Calls an operation that answers a file. Throws ApiError. */
export async function callForFile<O extends Operation>(
  operation: O,
  options: Options<O> = {},
): Promise<Blob> {
  const session = readSessionToken();
  const response = await send(operation, options, session);
  if (session) noteCall();
  if (response.ok) {
    return response.blob().catch(() => {
      throw unreachable();
    });
  }
  const parsed = answer.safeParse(await readJson(response));
  throw parsed.success ? refusal(response, parsed.data, options, session) : unreadable(response);
}

/** What the API says of a call that failed. A session that is over ends here as well. */
function refusal<O>(
  response: Response,
  { message, error }: Pick<Answer, 'message' | 'error'>,
  options: Options<O>,
  session: string | null,
): ApiError {
  const endedHere =
    error?.code === 'unauthenticated' && !options.requestAccess && readSessionToken() === session;
  if (session && endedHere) closeSession('expired');
  return new ApiError({
    code: error?.code ?? codeOfStatus(response.status),
    status: response.status,
    ...error,
    ...sayFailure({ message: message || defaultMessage(response), error }),
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
      'We could not reach the server. Nothing you entered is lost: check your connection and try again.',
    ),
    status: 0,
  });
}

function queryString(query: unknown): string {
  if (query === undefined || query === null) return '';
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw unreachable();
  });
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(response);
  }
}

function unreadable(response: Response): ApiError {
  const message = response.ok ? i18next.t('Failed to parse server response') : defaultMessage(response);
  return new ApiError({ code: codeOfStatus(response.status), message, status: response.status });
}

function defaultMessage({ ok, status }: Response): string {
  return ok ? i18next.t('Operation failed') : i18next.t('HTTP error! status: {{status}}', { status });
}

function codeOfStatus(status: number): ErrorCode {
  if (status >= 502 && status <= 504) return 'unavailable';
  const known = Object.entries(httpStatusOf).find(([, value]) => value === status);
  return known ? (known[0] as ErrorCode) : 'unexpected';
}
