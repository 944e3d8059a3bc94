import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../testing/problemsOf.ts';
import {
  changedPassword,
  encryptedPassword,
  enteredPassword,
  keyId,
  MAX_PASSWORD_BYTES,
  resetPasswordRule,
  signUpPassword,
} from './password.ts';

const MAX_LENGTH = 'Please use a shorter password';

describe.each([
  ['at sign-up', signUpPassword, 6, 'Password must be at least 6 characters'],
  ['after a reset', resetPasswordRule, 6, 'Password must be at least 6 characters long'],
  ['when changed', changedPassword, 8, 'New password must be at least 8 characters long'],
] as const)('a new password %s', (_, schema, min, tooShort) => {
  test.each([
    [undefined, ['Password is required']],
    ['', ['Password is required']],
    ['x'.repeat(min - 1), [tooShort]],
    ['x'.repeat(min), undefined],
    [' '.repeat(min), undefined],
    ['x'.repeat(MAX_PASSWORD_BYTES), undefined],
    ['x'.repeat(MAX_PASSWORD_BYTES + 1), [MAX_LENGTH]],
    ['é'.repeat(MAX_PASSWORD_BYTES / 2), undefined],
    ['é'.repeat(MAX_PASSWORD_BYTES / 2 + 1), [MAX_LENGTH]],
  ])('%j has the problems %j', (value, problems) => {
    expect(problemsOf(schema, value)['']).toEqual(problems);
  });
});

describe('an entered password', () => {
  test.each([
    [undefined, ['Password is required']],
    ['', ['Password is required']],
    ['x', undefined],
    ['x'.repeat(1000), undefined],
    ['x'.repeat(1001), [MAX_LENGTH]],
  ])('%j has the problems %j', (value, problems) => {
    expect(problemsOf(enteredPassword, value)['']).toEqual(problems);
  });
});

describe('encryptedPassword and keyId', () => {
  test.each([
    [encryptedPassword, undefined],
    [encryptedPassword, ''],
    [encryptedPassword, 'with spaces'],
    [encryptedPassword, 'url-safe_base64'],
    [encryptedPassword, 'AAAA=AAAA'],
    [encryptedPassword, 'A'.repeat(2001)],
    [keyId, undefined],
    [keyId, ''],
    [keyId, '../key'],
    [keyId, 'k'.repeat(65)],
  ])('%#: reject %j', (schema, value) => {
    expect(problemsOf(schema, value)[''] ?? []).toContain('Encryption failed. Please try again.');
  });

  test('accept plausible ciphertext', () => {
    expect(problemsOf(encryptedPassword, Buffer.alloc(384, 1).toString('base64'))).toEqual({});
    expect(problemsOf(keyId, 'pFHvZ4-_9')).toEqual({});
  });
});
