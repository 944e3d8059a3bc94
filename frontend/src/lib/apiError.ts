import type { ErrorCode } from '@portal/contract/errors.ts';

interface Details {
  code: ErrorCode;
  message: string;
  status: number;
  fields?: Readonly<Record<string, string>> | undefined;
  correlationId?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

/** A call that failed. `message` and `fields` (body path and what is wrong there) are in the language of the reader; status 0: no answer came. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly correlationId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(details: Details) {
    super(details.message);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.correlationId = details.correlationId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
