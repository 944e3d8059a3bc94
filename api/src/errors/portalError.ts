import type { ErrorCode } from '@portal/contract/errors.ts';
import { inEnglish, type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import { errorFacts } from './errorFacts.ts';

interface Detail {
  /** For the log only: ids and technical facts, never names, dates of birth or file contents. */
  internal?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** How long a service asked to wait before the next call. Absent if it did not. */
  askedSeconds?: number;
  cause?: unknown;
}

/** An error that is reported to the caller, with a code for programs and a message for people. */
export class PortalError extends Error {
  readonly code: ErrorCode;
  readonly detail: Detail;

  /** The public message, ready for translation. */
  readonly publicMessage: LocalizableText;

  constructor(code: ErrorCode, publicMessage: string | LocalizableText, detail: Detail = {}) {
    const text = typeof publicMessage === 'string' ? localizable(publicMessage) : publicMessage;
    super(inEnglish(text), { cause: detail.cause });
    this.publicMessage = text;
    this.code = code;
    this.detail = detail;
  }
}

/**
 * The error for a store or service that does not respond. No data was lost, and the call can be retried. `askedSeconds`:
 * how long the service asked to wait.
 */
export function unavailable(what: string, cause?: unknown, askedSeconds?: number): PortalError {
  return new PortalError(
    'unavailable',
    'The service is temporarily unavailable. What you entered is still here. Please try again in a moment.',
    {
      internal: `${what} unavailable: ${errorFacts(cause)}`,
      retryAfterSeconds: askedSeconds ?? 5,
      ...(askedSeconds !== undefined && { askedSeconds }),
      cause,
    },
  );
}

export function notFound(message: string): PortalError {
  return new PortalError('not_found', message);
}
