import type { ErrorCode } from '@portal/contract/errors.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/apiError.ts';
import { lookupFailureOf } from './lookupFailureOf.ts';

const failed = (code: ErrorCode, retryAfterSeconds?: number) =>
  new ApiError({ code, message: '', status: 0, retryAfterSeconds });

describe('lookupFailureOf', () => {
  it.each<[string, unknown, ReturnType<typeof lookupFailureOf>]>([
    ['an unknown pair', failed('not_found'), { kind: 'notFound' }],
    ['a pair that the server cannot read', failed('invalid_input'), { kind: 'notFound' }],
    ['a lock with a known end', failed('locked', 30), { kind: 'locked', until: 31_000 }],
    ['a lock of unknown length', failed('locked'), { kind: 'locked', until: 901_000 }],
    ['too many calls', failed('rate_limited', 5), { kind: 'locked', until: 6_000 }],
    ['an unavailable store', failed('unavailable'), { kind: 'outage' }],
    ['an unexpected error', new TypeError('boom'), { kind: 'outage' }],
  ])('classifies %s', (_what, error, expected) => {
    expect(lookupFailureOf(error, 1000, false)).toEqual(expected);
  });

  it('classifies a code that opened the request before as replaced', () => {
    expect(lookupFailureOf(failed('not_found'), 1000, true)).toEqual({ kind: 'replaced' });
    expect(lookupFailureOf(failed('unavailable'), 1000, true)).toEqual({ kind: 'outage' });
  });
});
