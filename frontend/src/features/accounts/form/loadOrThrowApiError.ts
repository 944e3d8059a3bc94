import { ApiError } from '../../../lib/apiError.ts';
import { i18next } from '../../../lib/language/i18n.ts';

/** Loads a chunk of the portal. Throws the same ApiError as a call when the server is unreachable. */
export async function loadOrThrowApiError<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    throw new ApiError({
      code: 'unavailable',
      message: i18next.t(
        'We couldn’t reach the server. What you entered is still here. Check your connection and try again.',
      ),
      status: 0,
    });
  }
}
