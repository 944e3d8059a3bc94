import type { ErrorCode } from '@portal/contract/errors.ts';

interface Details {
  code: ErrorCode;
  message: string;
  status: number;
  fields?: Readonly<Record<string, string>> | undefined;
  correlationId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  hasReason?: boolean | undefined;
}

/** A call that failed. `message` and `fields` (body path and what is wrong there) are in the language of the reader; status 0: no answer came. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly correlationId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** False: the server gave no reason, and `message` is the caller's fallback or names the status. */
  readonly hasReason: boolean;

  constructor(details: Details) {
    super(details.message);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.correlationId = details.correlationId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.hasReason = details.hasReason ?? true;
  }
}

/** Whether an error's message tells more than that something failed. */
export function hasReason(error: Error): boolean {
  return !(error instanceof ApiError) || error.hasReason;
}
