import { expect, test } from 'vitest';
import { errorCodes, httpStatusOf } from './errors.ts';

test('every code has an allowed HTTP status', () => {
  const allowed = [400, 401, 403, 404, 409, 410, 413, 422, 429, 500, 503];
  expect(Object.entries(httpStatusOf).filter(([, status]) => !allowed.includes(status))).toEqual([]);
});

test('errorCodes lists the codes of the table, in snake case', () => {
  expect(errorCodes).toEqual(Object.keys(httpStatusOf));
  expect(errorCodes.filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
});

test.each([
  ['invalid_input', 400],
  ['unauthenticated', 401],
  ['forbidden', 403],
  ['not_found', 404],
  ['conflict', 409],
  ['gone', 410],
  ['too_large', 413],
  ['file_rejected', 422],
  ['payment_incomplete', 422],
  ['payment_mismatch', 422],
  ['rate_limited', 429],
  ['locked', 429],
  ['unexpected', 500],
  ['unavailable', 503],
  ['maintenance', 503],
] as const)('%s has status %i', (code, status) => {
  expect(httpStatusOf[code]).toBe(status);
});
