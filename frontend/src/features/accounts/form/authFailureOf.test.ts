import type { ErrorCode } from '@portal/contract/errors.ts';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/apiError.ts';
import { authFailureOf } from './authFailureOf.ts';

const context = { fallback: 'It failed.', failedAt: 1_000_000 };
const apiError = (code: ErrorCode, retryAfterSeconds?: number) =>
  new ApiError({ code, message: 'The server said so.', status: 400, retryAfterSeconds });

it.each<[string, unknown, ReturnType<typeof authFailureOf>]>([
  [
    'a rejection with the message of the server',
    apiError('unauthenticated'),
    { message: 'The server said so.', retryAt: null, canRetry: false },
  ],
  [
    'a limit with the instant of the next allowed attempt',
    apiError('rate_limited', 90),
    { message: 'The server said so.', retryAt: 1_090_000, canRetry: false },
  ],
  [
    'a limit without a time',
    apiError('locked'),
    { message: 'The server said so.', retryAt: null, canRetry: false },
  ],
  [
    'an outage as retryable',
    apiError('unavailable', 5),
    { message: 'The server said so.', retryAt: null, canRetry: true },
  ],
  [
    'a server error with the message of the server',
    apiError('unexpected'),
    { message: 'The server said so.', retryAt: null, canRetry: false },
  ],
  [
    'a failure without a reason with the fallback message',
    new ApiError({ code: 'unexpected', message: 'HTTP error! status: 500', status: 500, hasReason: false }),
    { message: 'It failed.', retryAt: null, canRetry: false },
  ],
  [
    'a browser error with the fallback message',
    new TypeError('x is not a function'),
    { message: 'It failed.', retryAt: null, canRetry: false },
  ],
])('shows %s', (_what, error, failure) => {
  expect(authFailureOf(error, context)).toEqual(failure);
});
