import type { Operation } from '@portal/contract/endpoint.ts';
import { type ErrorCode, httpStatusOf } from '@portal/contract/errors.ts';
import { http, HttpResponse } from 'msw';

interface Failure {
  code: ErrorCode;
  /** Empty: the server gives no reason. */
  message: string;
  retryAfterSeconds?: number;
}

/** A request handler that fails an operation with an error response of the API. */
export function failingOperation({ path, method }: Operation, { code, message, retryAfterSeconds }: Failure) {
  const error = { code, correlationId: 'test', retryAfterSeconds };
  return http[method === 'GET' ? 'get' : 'post'](`*/api/${path}`, () =>
    HttpResponse.json({ success: false, ...(message && { message }), error }, { status: httpStatusOf[code] }),
  );
}
