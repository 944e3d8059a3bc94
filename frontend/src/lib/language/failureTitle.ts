import { isUnconfirmed } from '../apiError.ts';
import { i18next } from './i18n.ts';

/** `title` says what did not happen. If the answer was lost, nobody knows that, and the returned title says so. */
export function failureTitle(error: unknown, title: string): string {
  return isUnconfirmed(error) ? i18next.t('We could not confirm that this was saved') : title;
}

/** Like `failureTitle`, for a sentence that includes the reason. */
export function failureText(error: Error, textOf: (reason: string) => string): string {
  const reason = error.message;
  return isUnconfirmed(error)
    ? i18next.t('We could not confirm that this was saved: {{reason}}', { reason })
    : textOf(reason);
}
