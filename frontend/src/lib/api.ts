import './schemaMode.ts';
import {
  type BodyInputOf,
  type DataOf,
  failure,
  type Operation,
  type QueryInputOf,
} from '@portal/contract/endpoint.ts';
import { type ErrorCode, httpStatusOf } from '@portal/contract/errors.ts';
import * as z from 'zod/mini';
import { ApiError, isUnconfirmed } from './apiError.ts';
import { announceChange } from './dataChanges.ts';
import { takeEarlyAnswer } from './query/earlyAnswer.ts';
import { i18next } from './language/i18n.ts';
import { updateMaintenance } from './maintenance.ts';
import { isRepeat } from './query/repeatedFetch.ts';
import { translateFailure } from './translateFailure.ts';
import { watchCall } from './query/slowCalls.ts';
import { recordLastCall } from './session/lastCall.ts';
import { closeSession } from './session/session.ts';
import { readDeviceToken, readSessionToken } from './session/sessionToken.ts';

/** Values of another type count as absent. */
const absent = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);
const optionalText = z.optional(z.union([z.string(), absent]));

/**
 * A response body from our API, the Functions host or a proxy. Parsed leniently, so that a message is shown wherever it
 * is.
 */
const responseBody = z.object({
  success: z.optional(z.union([z.boolean(), absent])),
  message: optionalText,
  data: z.optional(z.unknown()),
  error: z.optional(
    z.union([z.extend(failure, { message: optionalText }), z.object({ message: optionalText }), absent]),
  ),
});

type ResponseBody = z.output<typeof responseBody>;

interface Options<O> {
  query?: QueryInputOf<O>;
  body?: BodyInputOf<O>;
  /** The access token from a lookup by order ID and verification code. */
  requestAccess?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The page makes the call by itself: it is not an activity of the person, and other tabs need not refetch. By default, true for repeats of a query. */
  background?: boolean;
  /** The call changes nothing, although it is no GET: other tabs need not refetch. */
  onlyReads?: boolean;
  /** A session other than that of this tab. */
  session?: string;
  /** Sends the call even if the page is closed in the meantime. */
  keepalive?: boolean;
  /** English message for a failure without a reason from the server, such as 'Failed to fetch statuses'. */
  fallback?: string | undefined;
  /** English message for a successful response whose data does not match the contract. */
  describeBadData?: (data: unknown) => string;
}

/** Calls an operation of the contract and returns its parsed data. Throws ApiError. */
export async function call<O extends Operation>(operation: O, options: Options<O> = {}): Promise<DataOf<O>> {
  return (await callWithMessage(operation, options)).data;
}

interface Answer<O> {
  data: DataOf<O>;
  message: string | null;
}

/** Long enough for a short disturbance to end. */
const REPEAT_AFTER_MS = 1000;

/**
 * Like `call`, but also returns the server's translated message; null if it sent none. If the answer to a repeatable call
 * was lost, the same call finds out whether it arrived. Queries have a signal and are repeated by their own rule.
 */
export async function callWithMessage<O extends Operation>(
  operation: O,
  options: Options<O> = {},
): Promise<Answer<O>> {
  try {
    return await callOnce(operation, options);
  } catch (error) {
    if (options.signal || !isUnconfirmed(error) || !isRepeatable(operation, options.body)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
  return callOnce(operation, options);
}

function isRepeatable({ repeatable }: Operation, body: unknown): boolean {
  return repeatable === true || Boolean(repeatable && (body as Record<string, unknown>)[repeatable]);
}

async function callOnce<O extends Operation>(operation: O, options: Options<O>): Promise<Answer<O>> {
  const session = options.session ?? readSessionToken();
  const isBackground = options.background ?? isRepeat(options.signal);
  const response = await send(operation, { ...options, background: isBackground }, session);
  if (session && !isBackground) recordLastCall();
  const body = await readBody(response);
  const { success, message, data } = body;
  const failed = !response.ok && response.status !== operation.alternateStatus;
  if (failed || success === false) throw failureOf(response, body, options, session);
  if (success !== true) throw invalidResponse(response);
  const result = operation.data.safeParse(data);
  if (!result.success) throw invalidResponse(response, options.describeBadData?.(data));
  if (operation.method !== 'GET' && !isBackground && !options.onlyReads) announceChange();
  return { data: result.data as DataOf<O>, message: message ? i18next.t(message) : null };
}

/** Calls an operation that returns a file. Throws ApiError. */
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
  throw failureOf(response, await readBody(response), options, session);
}

/**
 * The error of a failed call. Its message is the server's message, its nested error message, the caller's fallback, or
 * the status, in this order. Also closes an expired session and records maintenance.
 */
function failureOf<O>(
  response: Response,
  { message, error }: ResponseBody,
  options: Options<O>,
  session: string | null,
): ApiError {
  const known = error && 'code' in error ? error : undefined;
  const sessionEnded =
    known?.code === 'unauthenticated' && !options.requestAccess && readSessionToken() === session;
  if (session && sessionEnded) closeSession('expired');
  if (known?.code === 'maintenance') updateMaintenance(true);
  const reason = message || error?.message;
  const translated = translateFailure({ message: reason ?? '', error: known });
  return new ApiError({
    code: known?.code ?? codeOfStatus(response.status),
    status: response.status,
    ...known,
    ...translated,
    message: reason ? translated.message : fallbackMessage(response, options.fallback),
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
  const device = operation.path.startsWith('auth/') ? readDeviceToken() : null;
  if (device) headers.set('X-Device', device);
  if (options.requestAccess) headers.set('X-Request-Access', options.requestAccess);
  if (options.background) headers.set('X-Background', '1');
  const url = `/api/${operation.path}${queryString(options.query)}`;
  const end = options.background ? undefined : watchCall();
  try {
    const early = operation.method === 'GET' ? await takeEarlyAnswer(url, session) : null;
    if (early) return early;
    return await fetch(url, {
      method: operation.method,
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
    });
  } catch (cause) {
    throw options.signal?.aborted ? cause : unreachable();
  } finally {
    end?.();
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

async function readBody(response: Response): Promise<ResponseBody> {
  const text = await response.text().catch(() => {
    throw unreachable();
  });
  try {
    return responseBody.parse(JSON.parse(text));
  } catch {
    throw invalidResponse(response);
  }
}

function invalidResponse({ status }: Response, text = 'Failed to parse server response'): ApiError {
  return new ApiError({ code: codeOfStatus(status), message: i18next.t(text), status });
}

function fallbackMessage({ ok, status }: Response, fallback: string | undefined): string {
  if (fallback) return i18next.t(fallback);
  return ok ? i18next.t('Operation failed') : i18next.t('HTTP error! status: {{status}}', { status });
}

function codeOfStatus(status: number): ErrorCode {
  if (status >= 502 && status <= 504) return 'unavailable';
  const known = Object.entries(httpStatusOf).find(([, value]) => value === status);
  return known ? (known[0] as ErrorCode) : 'unexpected';
}
