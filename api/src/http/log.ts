import type { InvocationContext } from '@azure/functions';

/** Ids, codes, counts and durations. Names, dates of birth, bodies and query strings have no place here. */
export type LogFields = Record<string, string | number | boolean | undefined>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** One JSON line per event, with the correlation id that the caller was given. */
export function logOf(context: InvocationContext, correlationId: string): Log {
  const line = (event: string, fields: LogFields = {}) =>
    JSON.stringify({ event, function: context.functionName, correlationId, ...fields });
  return {
    info: (event, fields) => context.info(line(event, fields)),
    warn: (event, fields) => context.warn(line(event, fields)),
    error: (event, fields) => context.error(line(event, fields)),
  };
}
