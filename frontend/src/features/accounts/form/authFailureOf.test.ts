import type { ErrorCode } from '@portal/contract/errors.ts';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/apiError.ts';
import { authFailureOf } from './authFailureOf.ts';

const context = { fallback: 'It failed.', failedAt: 1_000_000 };
const answered = (code: ErrorCode, retryAfterSeconds?: number) =>
  new ApiError({ code, message: 'The server said so.', status: 400, retryAfterSeconds });

it.each<[string, unknown, ReturnType<typeof authFailureOf>]>([
  [
    'a refusal in the words of the server',
    answered('unauthenticated'),
    { message: 'The server said so.', until: null, mayRetry: false },
  ],
  [
    'a limit with the instant from which it may be tried again',
    answered('rate_limited', 90),
    { message: 'The server said so.', until: 1_090_000, mayRetry: false },
  ],
  [
    'a limit that names no time',
    answered('locked'),
    { message: 'The server said so.', until: null, mayRetry: false },
  ],
  [
    'an outage as something to try again',
    answered('unavailable', 5),
    { message: 'The server said so.', until: null, mayRetry: true },
  ],
  [
    'a fault of the server in its words',
    answered('unexpected'),
    { message: 'The server said so.', until: null, mayRetry: false },
  ],
  [
    'a failure without a reason in our own words',
    new ApiError({ code: 'unexpected', message: 'HTTP error! status: 500', status: 500, hasReason: false }),
    { message: 'It failed.', until: null, mayRetry: false },
  ],
  [
    'a fault of the browser in our own words',
    new TypeError('x is not a function'),
    { message: 'It failed.', until: null, mayRetry: false },
  ],
])('tells %s', (_what, error, failure) => {
  expect(authFailureOf(error, context)).toEqual(failure);
});
