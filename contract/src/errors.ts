/**
 * Every reason for which a call can fail, with its HTTP status.
 * Clients branch on the code, never on the message.
 */
export const httpStatusOf = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  file_rejected: 422,
  payment_incomplete: 422,
  payment_mismatch: 422,
  rate_limited: 429,
  locked: 429,
  unexpected: 500,
  unavailable: 503,
  /** The portal is closed for maintenance. */
  maintenance: 503,
} as const;

export type ErrorCode = keyof typeof httpStatusOf;

export const errorCodes = Object.keys(httpStatusOf) as [ErrorCode, ...ErrorCode[]];
