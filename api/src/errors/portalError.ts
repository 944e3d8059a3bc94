import type { ErrorCode } from '@portal/contract/errors.ts';
import { inEnglish, type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import { factsOf } from './factsOf.ts';

interface Detail {
  /** For the log only: ids and technical facts, never names, dates of birth or file contents. */
  internal?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure that a caller is told about: a code to branch on and a message fit for people. */
export class PortalError extends Error {
  readonly code: ErrorCode;
  readonly detail: Detail;

  /** The public message, ready to be said in another language. */
  readonly publicMessage: LocalizableText;

  constructor(code: ErrorCode, publicMessage: string | LocalizableText, detail: Detail = {}) {
    const said = typeof publicMessage === 'string' ? localizable(publicMessage) : publicMessage;
    super(inEnglish(said), { cause: detail.cause });
    this.publicMessage = said;
    this.code = code;
    this.detail = detail;
  }
}

/** A store or service did not answer; nothing was lost and the same call may be made again. */
export function unavailable(what: string, cause?: unknown): PortalError {
  return new PortalError(
    'unavailable',
    'The service is temporarily unavailable. What you entered is kept; please try again in a moment.',
    {
      internal: `${what} unavailable: ${factsOf(cause)}`,
      retryAfterSeconds: 5,
      cause,
    },
  );
}

export function notFound(message: string): PortalError {
  return new PortalError('not_found', message);
}
