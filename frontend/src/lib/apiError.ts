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

/** A failed call. `message` and `fields` (a message for each body path) are translated. `status` 0 means no response. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly correlationId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** False if the server gave no reason, and `message` is the caller's fallback or names the status. */
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

/** Whether the message of an error gives a reason. */
export function hasReason(error: Error): boolean {
  return !(error instanceof ApiError) || error.hasReason;
}

/** Whether the answer to a call was lost, or the portal was down: what was sent may have arrived. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unavailable';
}
