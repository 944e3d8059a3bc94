import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { encryptSecret, decryptSecret } from './encryptSecret.ts';

beforeAll(() => stubSettings());
afterAll(() => vi.unstubAllEnvs());

/** Node's errors for a wrong nonce, tag or text. */
const FAULT = /authenticat|tag|initialization vector/i;

describe('encryptSecret', () => {
  test.each(['JBSWY3DPEHPK3PXP', '', 'ünï💥'])('round-trips %j for the same purpose', (text) => {
    expect(decryptSecret('two-step|a', encryptSecret('two-step|a', text))).toBe(text);
  });

  test('hides the text and differs each time', () => {
    const [one, other] = [encryptSecret('p', 'JBSWY3DPEHPK3PXP'), encryptSecret('p', 'JBSWY3DPEHPK3PXP')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  });

  test('cannot be opened for another purpose', () => {
    expect(() => decryptSecret('two-step|b', encryptSecret('two-step|a', 'secret'))).toThrow(FAULT);
  });

  test('cannot be opened after any byte changed', () => {
    const bytes = Buffer.from(encryptSecret('p', 'secret'), 'base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[index]! ^= 1;
      expect(() => decryptSecret('p', changed.toString('base64url'))).toThrow(FAULT);
    }
  });

  test('cannot be opened after truncation', () => {
    const bytes = Buffer.from(encryptSecret('p', ''), 'base64url');
    for (let length = 0; length < bytes.length; length++) {
      expect(() => decryptSecret('p', bytes.subarray(0, length).toString('base64url'))).toThrow(FAULT);
    }
  });
});
