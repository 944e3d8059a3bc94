import { expect, it } from 'vitest';
import { type BankAccount, bankAccountProblem, digitsOf, firstEmptyField } from './bankAccount.ts';

const account: BankAccount = {
  accountHolderName: 'Dana Whitfield',
  routingNumber: '110000000',
  accountNumber: '000123456789',
  accountType: 'checking',
};

it.each([
  ['11-00 00.000x0123', 9, '110000000'],
  ['', 9, ''],
  ['abc', 9, ''],
])('keeps the digits of %j, at most %i', (typed, max, digits) => {
  expect(digitsOf(typed, max)).toBe(digits);
});

it.each<[string, Partial<BankAccount>, ReturnType<typeof bankAccountProblem>]>([
  ['a complete account', {}, null],
  ['a blank holder', { accountHolderName: '  ' }, 'incomplete'],
  ['no account number', { accountNumber: '' }, 'incomplete'],
  ['a short routing number', { routingNumber: '11000000' }, 'routingNumber'],
])('finds the problem of %s', (_, change, problem) => {
  expect(bankAccountProblem({ ...account, ...change })).toBe(problem);
});

it.each([
  [{}, undefined],
  [{ accountHolderName: ' ', accountNumber: '' }, 'accountHolderName'],
  [{ routingNumber: '' }, 'routingNumber'],
  [{ accountNumber: '' }, 'accountNumber'],
])('with %j, finds the first empty field %s', (change, field) => {
  expect(firstEmptyField({ ...account, ...change })).toBe(field);
});
