import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

test.each([
  ['123456', true],
  ['password1', true],
  ['PassWord1', true],
  ['ＰＡＳＳＷＯＲＤ1', true],
  ['qwertyuiop', true],
  ['Correct-horse-7', false],
  ['constructor-7', false],
  ['', false],
])('%j is among those that people choose most: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon);
});
