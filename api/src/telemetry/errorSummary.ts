import { PortalError } from '../errors/portalError.ts';
import { errorFacts } from '../errors/errorFacts.ts';

const FRAME = /^ {4}at [^\n]+:\d+:\d+\)?$/;

/** Describes an error for the log: the internal detail of a PortalError, otherwise facts and stack. Never contains the error's message. */
export function errorSummary(error: unknown): string {
  if (error instanceof PortalError) return error.detail.internal ?? error.code;
  return [errorFacts(error), ...framesOf(error)].join('\n');
}

function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.split('\n').filter((line) => FRAME.test(line));
}
