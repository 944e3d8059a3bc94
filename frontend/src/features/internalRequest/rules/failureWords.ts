import { ApiError } from '../../../lib/apiError.ts';

/** What the server said of a failed submit, or that it could not be reached; null when it said nothing of its own. */
export function failureWords(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.correlationId !== undefined || error.status === 0 ? error.message : null;
}
