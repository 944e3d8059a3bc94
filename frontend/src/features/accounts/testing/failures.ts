import type { Operation } from '@portal/contract/endpoint.ts';
import { type ErrorCode, httpStatusOf } from '@portal/contract/errors.ts';
import { http, HttpResponse } from 'msw';

interface Failing {
  code: ErrorCode;
  /** Empty: the server gives no reason. */
  message: string;
  retryAfterSeconds?: number;
}

/** A call that fails as the API says it. */
export function failingOperation({ path, method }: Operation, { code, message, retryAfterSeconds }: Failing) {
  const error = { code, correlationId: 'test', retryAfterSeconds };
  return http[method === 'GET' ? 'get' : 'post'](`*/api/${path}`, () =>
    HttpResponse.json({ success: false, ...(message && { message }), error }, { status: httpStatusOf[code] }),
  );
}
