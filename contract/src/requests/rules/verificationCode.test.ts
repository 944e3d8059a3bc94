import { describe, expect, test } from 'vitest';
import {
  encodeVerificationCode,
  formatVerificationCode,
  isCompleteVerificationCode,
  normalizeVerificationCode,
} from './verificationCode.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Yields pseudorandom bytes from a fixed seed, so that failures are reproducible. */
function* randomBytes(count: number): Generator<Uint8Array> {
  let state = 0x9e3779b9;
  const byte = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) | 0;
    return (state >>> 16) & 0xff;
  };
  for (let index = 0; index < count; index++) yield Uint8Array.from({ length: 32 }, byte);
}

function decode(code: string): bigint {
  return Array.from(code).reduce((sum, symbol) => sum * 32n + BigInt(ALPHABET.indexOf(symbol)), 0n);
}

function firstFiftyBits(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes.slice(0, 7)).toString('hex')}`) >> 6n;
}

describe('encodeVerificationCode', () => {
  test('encodes the first fifty bits as ten symbols of the alphabet', () => {
    const wrong: string[] = [];
    for (const bytes of randomBytes(3000)) {
      const code = encodeVerificationCode(bytes);
      if (!/^[0-9A-HJKMNP-TV-Z]{10}$/.test(code) || decode(code) !== firstFiftyBits(bytes)) wrong.push(code);
    }
    expect(wrong).toEqual([]);
  });

  test('depends on each of the first fifty bits, and not on the next six', () => {
    const withBit = (bit: number) =>
      Uint8Array.from({ length: 7 }, (_, index) => (Math.floor(bit / 8) === index ? 0x80 >> (bit % 8) : 0));
    const codes = new Set(Array.from({ length: 50 }, (_, bit) => encodeVerificationCode(withBit(bit))));
    expect(codes.size).toBe(50);
    expect(codes.has('0000000000')).toBe(false);
    for (let bit = 50; bit < 56; bit++) expect(encodeVerificationCode(withBit(bit))).toBe('0000000000');
  });

  test('uses every symbol of the alphabet at every position', () => {
    const seen = Array.from({ length: 10 }, () => new Set<string>());
    for (const bytes of randomBytes(3000)) {
      for (const [position, symbol] of Array.from(encodeVerificationCode(bytes)).entries()) {
        seen[position]!.add(symbol);
      }
    }
    expect(seen.map((symbols) => symbols.size)).toEqual(Array(10).fill(32));
  });

  test('encodes all zero bits as zeros and all one bits as Zs', () => {
    expect(encodeVerificationCode(new Uint8Array(7))).toBe('0000000000');
    expect(encodeVerificationCode(new Uint8Array(7).fill(255))).toBe('ZZZZZZZZZZ');
  });
});

describe('a typed code', () => {
  test('is normalized regardless of case, dashes, spaces and look-alikes', () => {
    const wrong: string[] = [];
    for (const bytes of randomBytes(500)) {
      const code = encodeVerificationCode(bytes);
      const shown = formatVerificationCode(code);
      const variants = [
        code,
        shown,
        shown.toLowerCase(),
        ` ${shown} `,
        Array.from(code).join(' '),
        Array.from(code).join('-'),
        shown.replaceAll('0', 'O').replaceAll('1', 'I'),
        shown.replaceAll('0', 'o').replaceAll('1', 'l'),
        shown.replace('-', '\u00a0'),
      ];
      wrong.push(...variants.filter((typed) => normalizeVerificationCode(typed) !== code));
      wrong.push(...variants.filter((typed) => !isCompleteVerificationCode(typed)));
    }
    expect(wrong).toEqual([]);
  });

  test('does not change when normalized twice', () => {
    for (const typed of ['o1-Il', ' 7k3m9-qx2tb ', 'uU', '']) {
      const normalized = normalizeVerificationCode(typed);
      expect(normalizeVerificationCode(normalized)).toBe(normalized);
    }
  });

  test.each([
    ['', false],
    ['7K3M9QX2T', false],
    ['7K3M9QX2TB', true],
    ['7k3m9-qx2tb', true],
    ['7K3M9QX2TBC', false],
    ['UUUUUUUUUU', false],
    ['7K3M9QX2T!', false],
    ['7K3M9|X2TB', false],
    ['PENDING', false],
    ['----------', false],
  ])('"%s" is complete: %s', (typed, complete) => {
    expect(isCompleteVerificationCode(typed)).toBe(complete);
  });
});

test('formatVerificationCode returns two groups of five', () => {
  expect(formatVerificationCode('7K3M9QX2TB')).toBe('7K3M9-QX2TB');
});
