import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator.ts';

/** RFC 6238, appendix B, in its six-digit form: the secret is the ASCII text 12345678901234567890. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('stepOfCode', () => {
  test.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
  ])('at %i s maps %s to step %i', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, 0, at(seconds))).toBe(step);
  });

  const codeAt = (seconds: number) => new TOTP({ secret: SECRET }).generate({ timestamp: seconds * 1000 });
  const NOW = 1_700_000_010;
  test.each([
    [-60, null],
    [-30, 56_666_666],
    [0, 56_666_667],
    [30, 56_666_668],
    [60, null],
  ])('maps a code from a clock off by %i s to step %j', (offset, step) => {
    expect(stepOfCode(SECRET, codeAt(NOW + offset), 0, at(NOW))).toBe(step);
  });

  test('rejects a used code and earlier codes', () => {
    const step = stepOfCode(SECRET, codeAt(NOW), 0, at(NOW))!;
    expect(stepOfCode(SECRET, codeAt(NOW), step, at(NOW))).toBeNull();
    expect(stepOfCode(SECRET, codeAt(NOW - 30), step, at(NOW))).toBeNull();
    expect(stepOfCode(SECRET, codeAt(NOW + 30), step, at(NOW))).toBe(step + 1);
  });

  test.each(['', '12345', '1234567', 'abcdef'])('rejects %j', (code) => {
    expect(stepOfCode(SECRET, code, 0, at(NOW))).toBeNull();
  });
});

describe('an authenticator secret', () => {
  test('has 160 random bits', () => {
    const [one, other] = [newAuthenticatorSecret(), newAuthenticatorSecret()];
    expect(Secret.fromBase32(one).bytes).toHaveLength(20);
    expect(one).not.toBe(other);
  });

  test('becomes a URI with issuer and account', () => {
    const uri = new URL(authenticatorUri(SECRET, 'Records & Co', 'ana+x@firm.example'));
    expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(uri.pathname)).toBe('/Records & Co:ana+x@firm.example');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret: SECRET,
      issuer: 'Records & Co',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
