import { normalizeVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { newRecoveryCodes, recoveryHash } from './recoveryCodes.ts';

beforeAll(() => stubSettings());
afterAll(() => vi.unstubAllEnvs());

describe('recovery codes', () => {
  test('are ten different codes that are easy to type and stored as hashes', () => {
    const { codes, hashes } = newRecoveryCodes('usr_a');
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(hashes).toEqual(codes.map((code) => recoveryHash('usr_a', normalizeVerificationCode(code))));
    expect(hashes.join()).not.toContain(codes[0]!.slice(0, 5));
  });

  test('have different hashes for different accounts', () => {
    expect(recoveryHash('usr_a', '7K3M9QX2TB')).not.toBe(recoveryHash('usr_b', '7K3M9QX2TB'));
  });
});
