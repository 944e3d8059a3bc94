import type { Failure } from '@portal/contract/endpoint.ts';
import { formatDateTime } from './format.ts';
import { i18next } from './language/i18n.ts';

interface FailedCall {
  message: string;
  error: Failure | undefined;
}

interface Translated {
  message: string;
  fields?: Readonly<Record<string, string>>;
}

/** Translates the English message of the server and its field messages. */
export function translateFailure({ message, error }: FailedCall): Translated {
  const text = i18next.t(error?.template ?? message, valuesOf(error));
  const translated = error?.code === 'unexpected' ? `${text} ${referenceOf(error)}` : text;
  if (!error?.fields) return { message: translated };
  const translateField = (english: string) => (english === message ? translated : i18next.t(english));
  return {
    message: translated,
    fields: Object.fromEntries(
      Object.entries(error.fields).map(([path, english]) => [path, translateField(english)]),
    ),
  };
}

/** Formats the value `at`, an instant, in the user's time zone. */
function valuesOf(error: Failure | undefined) {
  const { at, ...values } = error?.values ?? {};
  return typeof at === 'string' ? { ...values, at: formatDateTime(at) } : values;
}

/** The reference by which support finds an internal error in the logs. */
function referenceOf({ correlationId }: Failure): string {
  return i18next.t('Reference: {{correlationId}}.', { correlationId });
}
