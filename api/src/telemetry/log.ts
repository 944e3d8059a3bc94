import type { InvocationContext } from '@azure/functions';
import { correlationId } from './trace.ts';

/** Ids, codes, counts, and durations. Never names, dates of birth, bodies, or query strings. */
export type LogFields = Record<string, string | number | boolean | undefined>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Writes one JSON line per event, with the correlation id of the current call, timer run, or message. */
export function logOf(context: InvocationContext): Log {
  const line = (event: string, fields: LogFields = {}) =>
    JSON.stringify({ event, function: context.functionName, correlationId: correlationId(), ...fields });
  return {
    info: (event, fields) => context.info(line(event, fields)),
    warn: (event, fields) => context.warn(line(event, fields)),
    error: (event, fields) => context.error(line(event, fields)),
  };
}
