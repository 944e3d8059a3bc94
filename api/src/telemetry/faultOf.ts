import { PortalError } from '../errors/portalError.ts';
import { factsOf } from '../errors/factsOf.ts';

const FRAME = /^ {4}at [^\n]+:\d+:\d+\)?$/;

/** A failure for the log: what a PortalError says of itself there, else facts and stack. Never the message of the error. */
export function faultOf(error: unknown): string {
  if (error instanceof PortalError) return error.detail.internal ?? error.code;
  return [factsOf(error), ...framesOf(error)].join('\n');
}

function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.split('\n').filter((line) => FRAME.test(line));
}
