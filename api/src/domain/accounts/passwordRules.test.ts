import { NAME_BASED_PASSWORD } from '@portal/contract/accounts/rules/nameBasedPassword.ts';
import { expect, test } from 'vitest';
import { COMMON_PASSWORD, passwordProblem } from './passwordRules.ts';

const found = { isOfName: false, isCommon: false };
const common = { ...found, isCommon: true };
const ofName = { ...found, isOfName: true };

test.each([
  ['sign-up', 'a2-b4', found, 'Password must be at least 6 characters'],
  ['reset', 'a2-b4', found, 'Password must be at least 6 characters long'],
  ['change', 'a2-b4c6', found, 'New password must be at least 8 characters long'],
  ['sign-up', '', found, 'Password is required'],
  ['sign-up', 'a2-b4c', found, null],
  ['change', 'a2-b4c6d', found, null],
  ['sign-up', '123456', common, COMMON_PASSWORD],
  // What is too short is said first: no other rule helps with it.
  ['change', '123456', common, 'New password must be at least 8 characters long'],
  ['sign-up', 'casey', ofName, 'Password must be at least 6 characters'],
  ['reset', 'casey.jones', ofName, NAME_BASED_PASSWORD],
  ['change', 'casey.jones', { ...ofName, isCommon: true }, NAME_BASED_PASSWORD],
] as const)('%s with %j, %j, is answered with %j', (form, password, facts, problem) => {
  expect(passwordProblem(form, password, facts)).toBe(problem);
});
