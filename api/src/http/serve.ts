import type { HttpRequest, HttpResponseInit, InvocationContext } from '@azure/functions';
import type { Operation } from '@portal/contract/endpoint.ts';
import * as z from 'zod/mini';
import { settings } from '../config/settings.ts';
import { runWithDeadline } from '../data/sdk/callDeadline.ts';
import { decideOnCurrent } from '../data/requests/readRequest.ts';
import { consumeCall, consumeCallOfNetwork } from '../data/operations/limits/consumeCall.ts';
import { commonHeaders, errorResponse, json, JSON_TYPE } from './responses.ts';
import { callerAddress } from './callerAddress.ts';
import { type Caller, callerKindsOf } from '../domain/requests/access/caller.ts';
import { readCaller } from './caller.ts';
import { callerNetwork } from './callerNetwork.ts';
import type { EndpointRegistration } from './endpoint.ts';
import { type Log, logOf } from '../telemetry/log.ts';
import { parseBody, parseQuery } from './parse.ts';
import { PortalError } from '../errors/portalError.ts';
import { errorSummary } from '../telemetry/errorSummary.ts';
import { longestDelayMs, watchEventLoop } from '../telemetry/eventLoop.ts';
import { runWithTrace, type Trace } from '../telemetry/trace.ts';
import { waitFields } from '../telemetry/waitFields.ts';

/** The status of a failed health check. HEAD runs health checks, because it needs their status and they have no effects. */
const UNHEALTHY = 503;
/** `Retry-After` during maintenance. */
const MAINTENANCE_RETRY_SECONDS = 60;
/** Whoever waits for a call gets an error after about this time when the store keeps failing. */
const REPEATS_MS = 10_000;
const CORRELATION_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Serves a call: finds its registration, reads the caller, checks access and rate limit, parses, runs the handler, and writes the response. Maps all errors. */
export function serve(
  find: () => Promise<EndpointRegistration>,
  request: HttpRequest,
  context: InvocationContext,
): Promise<HttpResponseInit> {
  const sentId = request.headers.get('x-correlation-id') ?? '';
  const correlationId = CORRELATION_ID.test(sentId) ? sentId : crypto.randomUUID();
  const log = logOf(context);
  return runWithTrace(correlationId, (trace) =>
    runWithDeadline(REPEATS_MS, () =>
      watchEventLoop(context.functionName, log, () => handleCall(find, request, log, trace)),
    ),
  );
}

async function handleCall(
  find: () => Promise<EndpointRegistration>,
  request: HttpRequest,
  log: Log,
  trace: Trace,
): Promise<HttpResponseInit> {
  const { correlationId } = trace;
  const startedAt = performance.now();
  const isHead = request.method === 'HEAD';
  let isRefusedForMaintenance = false;
  const response = await attempt().catch((error: unknown) => {
    isRefusedForMaintenance = error instanceof PortalError && error.code === 'maintenance';
    if (!isRefusedForMaintenance) logFailure(log, error);
    return errorResponse(error, correlationId);
  });
  const facts = {
    method: request.method,
    status: response.status,
    durationMs: Math.round((performance.now() - startedAt) * 100) / 100,
    loopDelayMs: longestDelayMs(),
    ...waitFields(trace),
  };
  // The alert for failing calls must ignore calls that are refused during maintenance.
  if (isRefusedForMaintenance) log.info('call refused for maintenance', facts);
  else log.info('call', facts);
  return {
    ...response,
    ...(isHead && { body: undefined }),
    headers: {
      ...commonHeaders,
      ...(response.headers as Record<string, string> | undefined),
      'x-correlation-id': correlationId,
    },
  };

  async function attempt(): Promise<HttpResponseInit> {
    const { operation, handle, isPublic } = await find();
    if (settings().MAINTENANCE && !operation.duringMaintenance) throw maintenanceError();
    const now = new Date();
    const forwardedFor = request.headers.get('x-forwarded-for');
    const address = callerNetwork(callerAddress(forwardedFor, settings().TRUSTED_PROXY_HOPS));
    const caller = await readCaller(request.headers, address, now);
    if (!isPublic?.(Object.fromEntries(request.query))) checkAccess(operation, caller);
    if (operation.rateLimit && !isHead) {
      const account = operation.rateLimit.per === 'account' ? caller.session?.userId : undefined;
      await (account === undefined
        ? consumeCallOfNetwork(operation.function, address, operation.rateLimit, now)
        : consumeCall(operation.function, account, operation.rateLimit, now));
    }
    const query = parseQuery(operation.query, request);
    if (isHead && operation.alternateStatus !== UNHEALTHY) return headOf(operation);
    const body =
      operation.wire === 'raw'
        ? undefined
        : await parseBody(operation.body, request, operation.jsonFieldsOfForm);
    const run = () => handle({ query, body, caller, now, log, request } as Parameters<typeof handle>[0]);
    // A raw body can be read once only.
    const reply = await (operation.wire === 'raw' ? run() : decideOnCurrent(run));
    if (!('data' in reply)) return reply;
    return json(reply.status ?? operation.status ?? 200, {
      success: true,
      ...(reply.message && { message: reply.message }),
      ...(operation.topLevel && reply.topLevel && (z.parse(operation.topLevel, reply.topLevel) as object)),
      // Parsing the response removes fields that are not in the contract.
      data: z.parse(operation.data, reply.data),
    });
  }
}

/**
 * The response to HEAD. It does not run the handler, which may claim a download, count a wrong code, or write to the audit
 * trail. HEAD only shows whether the caller has access and the query is valid.
 */
function headOf({ produces }: Operation): HttpResponseInit {
  return { status: 200, headers: { 'content-type': produces ?? JSON_TYPE } };
}

function maintenanceError(): PortalError {
  return new PortalError(
    'maintenance',
    'The portal is down for maintenance. What you entered is still here. Please try again in a few minutes.',
    { retryAfterSeconds: MAINTENANCE_RETRY_SECONDS },
  );
}

function checkAccess(operation: Operation, caller: Caller): void {
  if (callerKindsOf(caller).some((kind) => operation.access.includes(kind))) return;
  if (caller.session) throw new PortalError('forbidden', 'You do not have access to this.');
  throw new PortalError('unauthenticated', 'Please sign in, or enter your Order ID and verification code.');
}

function logFailure(log: Log, error: unknown): void {
  if (error instanceof PortalError) {
    log.warn('call failed', { code: error.code, internal: error.detail.internal });
    return;
  }
  log.error('call crashed', { fault: errorSummary(error) });
}
