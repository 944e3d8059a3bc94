import type { InvocationContext } from '@azure/functions';
import { correlationId } from './trail.ts';

/** Ids, codes, counts and durations. Names, dates of birth, bodies and query strings have no place here. */
export type LogFields = Record<string, string | number | boolean | undefined>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** One JSON line per event, with the correlation id of the call, run or message that it belongs to. */
export function logOf(context: InvocationContext): Log {
  const line = (event: string, fields: LogFields = {}) =>
    JSON.stringify({ event, function: context.functionName, correlationId: correlationId(), ...fields });
  return {
    info: (event, fields) => context.info(line(event, fields)),
    warn: (event, fields) => context.warn(line(event, fields)),
    error: (event, fields) => context.error(line(event, fields)),
  };
}
