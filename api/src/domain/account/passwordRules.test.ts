import { expect, test } from 'vitest';
import { COMMON_PASSWORD, passwordProblem } from './passwordRules.ts';

test.each([
  ['sign-up', 'a2-b4', false, 'Password must be at least 6 characters'],
  ['reset', 'a2-b4', false, 'Password must be at least 6 characters long'],
  ['change', 'a2-b4c6', false, 'New password must be at least 8 characters long'],
  ['sign-up', '', false, 'Password is required'],
  ['sign-up', 'a2-b4c', false, null],
  ['change', 'a2-b4c6d', false, null],
  ['sign-up', '123456', true, COMMON_PASSWORD],
  // What is too short is said first: no other rule helps with it.
  ['change', '123456', true, 'New password must be at least 8 characters long'],
] as const)('%s with %j, common: %s, is answered with %j', (form, password, isCommon, problem) => {
  expect(passwordProblem(form, password, isCommon)).toBe(problem);
});
