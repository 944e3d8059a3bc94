import { expect, test } from 'vitest';
import { isGuessable } from './isGuessable.ts';

test.each([
  '123456',
  '654321',
  '987654321',
  '00000000',
  'aaaaaa',
  '      ',
  '12121212',
  'abcdefgh',
  '19851985',
  'password1',
  'PassWord1',
  'Password1!',
  'P@ssword1',
  'ＰＡＳＳＷＯＲＤ1',
  'qwertyuiop',
  'summer2024',
])('isGuessable is true for %j', async (password) => {
  expect(await isGuessable(password)).toBe(true);
});

test.each(['x7#kQ2', 'Correct-horse-7', 'constructor-7', 'Portal-demo-2026'])(
  'isGuessable is false for %j',
  async (password) => {
    expect(await isGuessable(password)).toBe(false);
  },
);

test('isGuessable considers personal words of the owner', async () => {
  expect(await isGuessable('Cazimira1985')).toBe(false);
  expect(await isGuessable('Cazimira1985', ['cazimira', 'firm'])).toBe(true);
});

test('isGuessable checks a very long password quickly', async () => {
  expect(await isGuessable('aB3$'.repeat(64))).toBe(false);
});
