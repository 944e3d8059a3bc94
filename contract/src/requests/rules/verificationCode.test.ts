import { describe, expect, test } from 'vitest';
import {
  encodeVerificationCode,
  formatVerificationCode,
  isCompleteVerificationCode,
  normalizeVerificationCode,
} from './verificationCode.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A repeatable stream of bytes, so that a failure can be seen again. */
function* randomBytes(count: number): Generator<Uint8Array> {
  let state = 0x9e3779b9;
  const byte = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) | 0;
    return (state >>> 16) & 0xff;
  };
  for (let made = 0; made < count; made++) yield Uint8Array.from({ length: 32 }, byte);
}

function decode(code: string): bigint {
  return Array.from(code).reduce((sum, symbol) => sum * 32n + BigInt(ALPHABET.indexOf(symbol)), 0n);
}

function firstFiftyBits(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes.slice(0, 7)).toString('hex')}`) >> 6n;
}

describe('encodeVerificationCode', () => {
  test('ten symbols of the alphabet carry exactly the first fifty bits', () => {
    const wrong: string[] = [];
    for (const bytes of randomBytes(3000)) {
      const code = encodeVerificationCode(bytes);
      if (!/^[0-9A-HJKMNP-TV-Z]{10}$/.test(code) || decode(code) !== firstFiftyBits(bytes)) wrong.push(code);
    }
    expect(wrong).toEqual([]);
  });

  test('each of the fifty bits changes the code, and the six after them do not', () => {
    const withBit = (bit: number) =>
      Uint8Array.from({ length: 7 }, (_, index) => (Math.floor(bit / 8) === index ? 0x80 >> (bit % 8) : 0));
    const codes = new Set(Array.from({ length: 50 }, (_, bit) => encodeVerificationCode(withBit(bit))));
    expect(codes.size).toBe(50);
    expect(codes.has('0000000000')).toBe(false);
    for (let bit = 50; bit < 56; bit++) expect(encodeVerificationCode(withBit(bit))).toBe('0000000000');
  });

  test('every symbol of the alphabet occurs at every position', () => {
    const seen = Array.from({ length: 10 }, () => new Set<string>());
    for (const bytes of randomBytes(3000)) {
      for (const [place, symbol] of Array.from(encodeVerificationCode(bytes)).entries()) {
        seen[place]!.add(symbol);
      }
    }
    expect(seen.map((symbols) => symbols.size)).toEqual(Array(10).fill(32));
  });

  test('the extremes are all zeros and all Zs', () => {
    expect(encodeVerificationCode(new Uint8Array(7))).toBe('0000000000');
    expect(encodeVerificationCode(new Uint8Array(7).fill(255))).toBe('ZZZZZZZZZZ');
  });
});

describe('a code as a person types it', () => {
  test('is read back whatever case, dashes, spaces and look-alikes it is typed with', () => {
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

  test('normalizing twice changes nothing more', () => {
    for (const typed of ['o1-Il', ' 7k3m9-qx2tb ', 'uU', '']) {
      const once = normalizeVerificationCode(typed);
      expect(normalizeVerificationCode(once)).toBe(once);
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

test('a code is shown as two groups of five', () => {
  expect(formatVerificationCode('7K3M9QX2TB')).toBe('7K3M9-QX2TB');
});
