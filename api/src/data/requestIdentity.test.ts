import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { encodeVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { keyedHash } from '../config/keyedHash.ts';
import { stubSettings } from '../testing/stubSettings.ts';
import { verificationCodeOf } from './requestIdentity.ts';

const DRAFT = '3F0E7D0C-5E0A-4A6C-9D1E-0123456789AB';

beforeAll(() => stubSettings());
afterAll(() => vi.unstubAllEnvs());

test('version 0 is the code that orders have had since before codes could be replaced', () => {
  const code = encodeVerificationCode(keyedHash('verification code', DRAFT.toLowerCase()));
  expect(verificationCodeOf(DRAFT, 0)).toBe(code);
});

test('each version has its own code, which the case of the draft ID does not change', () => {
  const codes = Array.from({ length: 50 }, (_, version) => verificationCodeOf(DRAFT, version));
  expect(new Set(codes).size).toBe(50);
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{10}$/.test(code))).toBe(true);
  expect(verificationCodeOf(DRAFT.toLowerCase(), 7)).toBe(codes[7]);
});
