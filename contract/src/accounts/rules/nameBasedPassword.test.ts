import { expect, test } from 'vitest';
import { isNameBasedPassword } from './nameBasedPassword.ts';

const names = { email: 'Casey.Jones@firm.example', product: 'Records Portal' };

test.each([
  ['casey.jones@firm.example', true],
  ['CASEY.JONES@FIRM.EXAMPLE', true],
  [' casey.jones@firm.example ', true],
  ['casey.jones', true],
  ['CaseyJones', true],
  ['casey_jones', true],
  ['Records Portal', true],
  ['recordsportal', true],
  ['records-portal', true],
  ['ｒｅｃｏｒｄｓｐｏｒｔａｌ', true],
  ['casey.jones.2031', true],
  ['RecordsPortal1', true],
  ['RECORDS PORTAL!', true],
  ['2026 records portal!!', true],
  ['casey.jones@firm.example1', true],
  ['jones.casey', false],
  ['firm.example', false],
  ['records portal of mine', false],
  ['', false],
  ['---', false],
  ['123456', false],
])('%j: %s', (password, expected) => {
  expect(isNameBasedPassword(password, names)).toBe(expected);
});

test('an empty address, and one without a local part, match no password', () => {
  expect(isNameBasedPassword('casey', { email: '', product: 'Records Portal' })).toBe(false);
  expect(isNameBasedPassword('___', { email: '@firm.example', product: '' })).toBe(false);
  expect(isNameBasedPassword('123456', { email: '2031@firm.example', product: '' })).toBe(false);
});
