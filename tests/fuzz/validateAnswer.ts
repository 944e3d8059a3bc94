import { type Operation, responseEnvelope } from '@portal/contract/endpoint.ts';
import { httpStatusOf } from '@portal/contract/errors.ts';
import * as z from 'zod/mini';
import type { FuzzedCall } from './makeCall.ts';

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What is wrong with an answer; null when it keeps to its operation, or refuses as every operation does. */
export function validateAnswer({ operation, method }: FuzzedCall, received: Received): string | null {
  const { status, headers } = received;
  if (headers.get('cache-control') !== 'no-store') return 'may be stored';
  if (!headers.get('x-correlation-id')) return 'has no correlation id';
  if (method !== operation.method) return status < 500 ? null : `answered ${status} to ${method}`;
  const isFinding = status === operation.alternateStatus;
  if (status >= 500 && !isFinding) return `answered ${status}`;
  return status < 400 || isFinding ? validateSuccess(operation, received) : validateRefusal(received);
}

function validateSuccess(operation: Operation, { status, headers, text }: Received): string | null {
  const { wire, produces = 'application/json', alternateStatus } = operation;
  if (status !== (operation.status ?? 200) && status !== alternateStatus)
    return `answered ${status}, which the contract does not name`;
  const type = headers.get('content-type')?.split(';')[0];
  if (type !== produces) return `answered ${type} in place of ${produces}`;
  if (produces !== 'application/json') return null;
  const value = parsed(text);
  if (wire === 'raw') return z.safeParse(operation.data, value).success ? null : 'breaks its schema';
  const envelope = z.safeParse(responseEnvelope, value);
  if (!envelope.success || !envelope.data.success) return 'breaks the envelope';
  if (operation.topLevel && !z.safeParse(operation.topLevel, value).success)
    return 'lacks what stands beside data';
  return z.safeParse(operation.data, envelope.data.data).success ? null : 'breaks its schema';
}

function validateRefusal({ status, text }: Received): string | null {
  const envelope = z.safeParse(responseEnvelope, parsed(text));
  if (!envelope.success || envelope.data.success || !envelope.data.message) return 'breaks the envelope';
  const { error } = envelope.data;
  if (!error || httpStatusOf[error.code] !== status) return `answered ${status} with the code ${error?.code}`;
  return /\bat \S+ \(|node_modules|\.ts:\d/.test(text) ? 'shows a stack trace' : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
