import { asciiForms } from './asciiForms.ts';

/** Groups of three digits, separated by commas or by one kind of space. Excludes `0,500`, which may mean one half. */
export const GROUPED_DIGITS = String.raw`[1-9]\d{0,2}(?:(?:,\d{3}){1,4}|(?: \d{3}){1,4}|(?:\u00A0\d{3}){1,4}|(?:\u202F\d{3}){1,4})`;

const COUNT = new RegExp(`^([-−]?)(\\d{1,12}|${GROUPED_DIGITS})$`);

/** Returns whether a text contains no digit of any script. */
export function hasNoDigits(text: string): boolean {
  return !/\p{N}/u.test(text);
}

/**
 * Parses an integer as people type it, with or without thousands separators. Returns `fallback` for a text without
 * digits, and null for an ambiguous one (`1e3`, `2.5`, `1,50`), which the person must correct.
 */
export function parseCount(input: string, fallback: number): number | null {
  const text = asciiForms(input).trim();
  if (hasNoDigits(text)) return fallback;
  const match = COUNT.exec(text);
  if (!match) return null;
  const [, minus = '', digits = ''] = match;
  const count = Number(digits.replaceAll(/\D/g, ''));
  return minus && count > 0 ? -count : count;
}
