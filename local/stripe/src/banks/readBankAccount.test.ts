import { expect, test } from 'vitest';
import { isRoutingNumber, readBankAccount } from './readBankAccount.ts';
import { testBankAccounts } from './testBankAccounts.ts';

test('finds every account number in the table by the test routing number', () => {
  for (const { number, token } of testBankAccounts) {
    expect(readBankAccount({ routing_number: '110000000', account_number: number }).token).toBe(token);
  }
});

test.each([
  ['110000000', true],
  ['021000021', true],
  ['110000001', false],
  ['11000000', false],
  ['000000000', false],
])('isRoutingNumber(%s) is %s', (number, expected) => {
  expect(isRoutingNumber(number)).toBe(expected);
});

test.each([
  [{ routing_number: '123456789', account_number: '000123456789' }, 'routing_number_invalid'],
  [{ routing_number: '110000000', account_number: '12' }, 'account_number_invalid'],
  [{ routing_number: '110000000', account_number: '987654321012' }, 'account_number_invalid'],
])('rejects %o as %s without repeating the number', (entry, code) => {
  const read = () => readBankAccount(entry);
  expect(read).toThrow(expect.objectContaining({ body: expect.objectContaining({ code }) }));
  expect(read).not.toThrow(new RegExp(entry.account_number));
});
