import { expect, test } from 'vitest';
import { unavailable } from '../../errors/portalError.ts';
import { isRefusedEmail } from './isRefusedEmail.ts';

const failure = (statusCode?: number) =>
  unavailable('Email', Object.assign(new Error('refused'), statusCode === undefined ? {} : { statusCode }));

test.each([
  [400, true],
  [404, true],
  [401, false],
  [403, false],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
  [undefined, false],
])('status %s of the email service concerns one email only: %s', (status, expected) => {
  expect(isRefusedEmail(failure(status))).toBe(expected);
});
