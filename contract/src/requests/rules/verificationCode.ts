import { asciiForms } from '../../fields/entered/asciiForms.ts';

/** Crockford's base32 alphabet: no I, L, O or U, so that a code can be read aloud and typed. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Encodes the first 50 bits of at least seven bytes as ten symbols. */
export function encodeVerificationCode(bytes: Uint8Array): string {
  let value = bytes.slice(0, 7).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n) >> 6n;
  let code = '';
  for (let symbol = 0; symbol < LENGTH; symbol++) {
    code = ALPHABET[Number(value & 31n)] + code;
    value >>= 5n;
  }
  return code;
}

/** Normalizes an entered code: ignores case, spaces and dashes, and replaces look-alikes as Crockford specifies. */
export function normalizeVerificationCode(input: string): string {
  return asciiForms(input).toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** Returns whether an entered code has its full length and only valid symbols. */
export function isCompleteVerificationCode(input: string): boolean {
  const code = normalizeVerificationCode(input);
  return code.length === LENGTH && Array.from(code).every((symbol) => ALPHABET.includes(symbol));
}

/** `7K3M9QX2TB` → `7K3M9-QX2TB`. */
export function formatVerificationCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
