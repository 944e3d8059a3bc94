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

test.each(['x7#kQ2', 'p@$$w0rd1!4@'])('isGuessable is false for many of %j', async (part) => {
  expect(await isGuessable(part.repeat(12))).toBe(false);
});

test('isGuessable lets others run between two checks', async () => {
  const order: string[] = [];
  const checks = ['one', 'two'].map(async (name) => {
    await isGuessable('p@$$w0rd1!4@'.repeat(2));
    order.push(name);
    setImmediate(() => order.push('other'));
  });
  await Promise.all(checks);
  expect(order).toEqual(['one', 'other', 'two']);
});
