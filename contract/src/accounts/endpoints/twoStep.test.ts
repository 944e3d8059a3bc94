import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf } from '../../testing/problemsOf.ts';
import { secondStepCode, startTwoStep } from './twoStep.ts';

describe('a code of the second step', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['7k3m9-qx2tb', '7K3M9QX2TB'],
    ['7K3M9 QX2TB', '7K3M9QX2TB'],
  ])('%j is read as %j', (typed, code) => {
    expect(z.parse(secondStepCode, typed)).toBe(code);
  });

  test.each([
    undefined,
    123456,
    '',
    '12345',
    '1234567',
    '12345６',
    'abcdef',
    '7K3M9-QX2T',
    '7K3M9-QX2TB1',
    '"><b>',
  ])('%j is none', (typed) => {
    expect(problemsOf(secondStepCode, typed)['']).toEqual([
      'Please enter the 6-digit code from your authenticator app, or a recovery code',
    ]);
  });
});

describe('two-step setup', () => {
  test('takes a password or a challenge; the challenge wins over the password', () => {
    const read = (body: object) => z.parse(startTwoStep.body, body);
    expect(read({ password: 'p' })).toEqual({ password: 'p' });
    expect(read({ challenge: 'c' })).toEqual({ challenge: 'c' });
    expect(read({ challenge: 'c', password: 'p' })).toEqual({ challenge: 'c' });
    expect(z.safeParse(startTwoStep.body, {}).success).toBe(false);
  });
});
