import { NAME_BASED_PASSWORD } from '@portal/contract/accounts/rules/nameBasedPassword.ts';
import { expect, test } from 'vitest';
import { COMMON_PASSWORD, passwordProblem } from './passwordRules.ts';

const noProblems = { isNameBased: false, isCommon: false };
const common = { ...noProblems, isCommon: true };
const nameBased = { ...noProblems, isNameBased: true };

test.each([
  ['sign-up', 'a2-b4', noProblems, 'Password must be at least 6 characters'],
  ['reset', 'a2-b4', noProblems, 'Password must be at least 6 characters long'],
  ['change', 'a2-b4c6', noProblems, 'New password must be at least 8 characters long'],
  ['sign-up', '', noProblems, 'Password is required'],
  ['sign-up', 'a2-b4c', noProblems, null],
  ['change', 'a2-b4c6d', noProblems, null],
  ['sign-up', '123456', common, COMMON_PASSWORD],
  // The length is checked first.
  ['change', '123456', common, 'New password must be at least 8 characters long'],
  ['sign-up', 'casey', nameBased, 'Password must be at least 6 characters'],
  ['reset', 'casey.jones', nameBased, NAME_BASED_PASSWORD],
  ['change', 'casey.jones', { ...nameBased, isCommon: true }, NAME_BASED_PASSWORD],
] as const)('passwordProblem of form %s with %j, %j: %j', (form, password, facts, problem) => {
  expect(passwordProblem(form, password, facts)).toBe(problem);
});
