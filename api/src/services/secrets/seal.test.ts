import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { seal, unseal } from './seal.ts';

beforeAll(() => stubSettings());
afterAll(() => vi.unstubAllEnvs());

/** Node's words for a nonce, a tag or a text that is not what was sealed. */
const FAULT = /authenticat|tag|initialization vector/i;

describe('a sealed secret', () => {
  test.each(['JBSWY3DPEHPK3PXP', '', 'ünï💥'])('%j comes out as it went in, for its own purpose', (text) => {
    expect(unseal('two-step|a', seal('two-step|a', text))).toBe(text);
  });

  test('shows nothing of itself, and looks different each time', () => {
    const [one, other] = [seal('p', 'JBSWY3DPEHPK3PXP'), seal('p', 'JBSWY3DPEHPK3PXP')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  });

  test('is nothing to another purpose', () => {
    expect(() => unseal('two-step|b', seal('two-step|a', 'secret'))).toThrow(FAULT);
  });

  test('is refused when any byte of it was changed', () => {
    const bytes = Buffer.from(seal('p', 'secret'), 'base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[index]! ^= 1;
      expect(() => unseal('p', changed.toString('base64url'))).toThrow(FAULT);
    }
  });

  test('is refused when it was cut short, at whatever length', () => {
    const bytes = Buffer.from(seal('p', ''), 'base64url');
    for (let length = 0; length < bytes.length; length++) {
      expect(() => unseal('p', bytes.subarray(0, length).toString('base64url'))).toThrow(FAULT);
    }
  });
});
