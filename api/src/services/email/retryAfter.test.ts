import { expect, it, test } from 'vitest';
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
  ['in an unknown form', 'soon', undefined],
])('retryAfterSecondsOf reads Retry-After %s', (_, header, seconds) => {
  expect(retryAfterSecondsOf(refusal({ 'Retry-After': header }), NOW)).toBe(seconds);
});

it('retryAfterSecondsOf returns undefined without the header, and for other errors', () => {
  for (const error of [refusal({}), new Error('timeout'), undefined, 'text']) {
    expect(retryAfterSecondsOf(error, NOW)).toBeUndefined();
  }
});
