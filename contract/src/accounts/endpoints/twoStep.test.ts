import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf } from '../../testing/problemsOf.ts';
import { secondStepCode, startTwoStep } from './twoStep.ts';

describe('secondStepCode', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['7k3m9-qx2tb', '7K3M9QX2TB'],
    ['7K3M9 QX2TB', '7K3M9QX2TB'],
  ])('parses %j as %j', (typed, code) => {
    expect(z.parse(secondStepCode, typed)).toBe(code);
  });

  test.each([
    undefined,
    123456,
    '',
    '12345',
    '1234567',
    '12345٦',
    'abcdef',
    '7K3M9-QX2T',
    '7K3M9-QX2TB1',
    '"><b>',
  ])('rejects %j', (typed) => {
    expect(problemsOf(secondStepCode, typed)['']).toEqual([
      'Please enter the 6-digit code from your authenticator app, or a recovery code',
    ]);
  });
});

describe('two-step setup', () => {
  test('accepts a password or a challenge, and prefers the challenge', () => {
    const parse = (body: object) => z.parse(startTwoStep.body, body);
    expect(parse({ password: 'p' })).toEqual({ password: 'p' });
    expect(parse({ challenge: 'c' })).toEqual({ challenge: 'c' });
    expect(parse({ challenge: 'c', password: 'p' })).toEqual({ challenge: 'c' });
    expect(z.safeParse(startTwoStep.body, {}).success).toBe(false);
  });
});
