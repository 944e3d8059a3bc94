import { type Operation, responseEnvelope } from '@portal/contract/endpoint.ts';
import { httpStatusOf } from '@portal/contract/errors.ts';
import * as z from 'zod/mini';
import type { FuzzedCall } from './makeCall.ts';

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Describes what is wrong with a response; null when it matches its operation or is a proper refusal. */
export function validateResponse(
  { operation, method }: FuzzedCall,
  received: ReceivedResponse,
): string | null {
  const { status, headers } = received;
  if (headers.get('cache-control') !== 'no-store') return 'lacks cache-control: no-store';
  if (!headers.get('x-correlation-id')) return 'has no correlation id';
  if (method !== operation.method) return status < 500 ? null : `returned ${status} to ${method}`;
  const isFinding = status === operation.alternateStatus;
  if (status >= 500 && !isFinding) return `returned ${status}`;
  return status < 400 || isFinding ? validateSuccess(operation, received) : validateRefusal(received);
}

function validateSuccess(operation: Operation, { status, headers, text }: ReceivedResponse): string | null {
  const { wire, produces = 'application/json', alternateStatus } = operation;
  if (status !== (operation.status ?? 200) && status !== alternateStatus)
    return `returned ${status}, which is not in the contract`;
  const type = headers.get('content-type')?.split(';')[0];
  if (type !== produces) return `returned ${type} instead of ${produces}`;
  if (produces !== 'application/json') return null;
  const value = parseJson(text);
  if (wire === 'raw') return z.safeParse(operation.data, value).success ? null : 'breaks its schema';
  const envelope = z.safeParse(responseEnvelope, value);
  if (!envelope.success || !envelope.data.success) return 'breaks the envelope';
  if (operation.topLevel && !z.safeParse(operation.topLevel, value).success)
    return 'lacks the fields next to data';
  return z.safeParse(operation.data, envelope.data.data).success ? null : 'breaks its schema';
}

function validateRefusal({ status, text }: ReceivedResponse): string | null {
  const envelope = z.safeParse(responseEnvelope, parseJson(text));
  if (!envelope.success || envelope.data.success || !envelope.data.message) return 'breaks the envelope';
  const { error } = envelope.data;
  if (!error || httpStatusOf[error.code] !== status) return `returned ${status} with the code ${error?.code}`;
  return /\bat \S+ \(|node_modules|\.ts:\d/.test(text) ? 'shows a stack trace' : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
