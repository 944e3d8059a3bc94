import { expect, it, test } from 'vitest';
import { NotCalledError } from '../concurrency/circuitBreaker.ts';
import { retryAfterSecondsOf } from './retryAfter.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');

/** What the SDK throws when the service refuses an email. */
function refusal(headers: Record<string, string>): Error {
  return Object.assign(new Error('too many emails'), { response: { headers: new Headers(headers) } });
}

test.each([
  ['in seconds', '120', 120],
  ['as a date', 'Thu, 12 Mar 2026 08:10:00 GMT', 600],
  ['as a date in the past', 'Thu, 12 Mar 2026 07:00:00 GMT', 0],
  ['of a day, which is not believed', '86400', 3600],
  ['in an unknown form', 'soon', undefined],
])('retryAfterSecondsOf reads Retry-After %s', (_, header, seconds) => {
  expect(retryAfterSecondsOf(refusal({ 'Retry-After': header }), NOW)).toBe(seconds);
});

it('retryAfterSecondsOf returns undefined without the header, and for other errors', () => {
  for (const error of [refusal({}), new Error('timeout'), undefined, 'text']) {
    expect(retryAfterSecondsOf(error, NOW)).toBeUndefined();
  }
});

it('waits a minute after “too many requests” that does not say how long', () => {
  expect(retryAfterSecondsOf(Object.assign(refusal({}), { statusCode: 429 }), NOW)).toBe(60);
  expect(retryAfterSecondsOf(Object.assign(refusal({}), { statusCode: 500 }), NOW)).toBeUndefined();
});

it('waits for what is left of a wait that the service asked for earlier', () => {
  expect(retryAfterSecondsOf(new NotCalledError(1_500), NOW)).toBe(2);
  expect(retryAfterSecondsOf(new NotCalledError(undefined), NOW)).toBeUndefined();
});
