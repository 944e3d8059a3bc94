import { isSignInError } from './isSignInError.ts';
import type { Reached } from './judgeReach.ts';

/** How a call ended that threw: as HTTP says, else by the code or the name of the error. */
export function reachedOf(error: unknown): Reached {
  const { statusCode, code, name } = error as { statusCode?: unknown; code?: unknown; name?: unknown };
  // Where nobody is signed in, the status is that of the sign-in and not of the store.
  if (isSignInError(String(name))) return { code: String(name) };
  const status = [statusCode, code].find((each) => typeof each === 'number');
  return status === undefined ? { code: String(code ?? name) } : { status };
}
