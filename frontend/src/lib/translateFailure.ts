import type { Failure } from '@portal/contract/endpoint.ts';
import { formatDateTime } from './format.ts';
import { i18next } from './language/i18n.ts';

interface Failed {
  message: string;
  error: Failure | undefined;
}

interface Spoken {
  message: string;
  fields?: Readonly<Record<string, string>>;
}

/** What the server said in English, in the reader's language: its message, and what is wrong with each field. */
export function translateFailure({ message, error }: Failed): Spoken {
  const said = i18next.t(error?.template ?? message, valuesOf(error));
  const spoken = error?.code === 'unexpected' ? `${said} ${referenceOf(error)}` : said;
  if (!error?.fields) return { message: spoken };
  const sayField = (text: string) => (text === message ? spoken : i18next.t(text));
  return {
    message: spoken,
    fields: Object.fromEntries(Object.entries(error.fields).map(([path, text]) => [path, sayField(text)])),
  };
}

/** `at` is the instant of something, told in the reader's zone. */
function valuesOf(error: Failure | undefined) {
  const { at, ...values } = error?.values ?? {};
  return typeof at === 'string' ? { ...values, at: formatDateTime(at) } : values;
}

/** By which support finds a fault of ours in the logs. */
function referenceOf({ correlationId }: Failure): string {
  return i18next.t('Reference: {{correlationId}}.', { correlationId });
}
