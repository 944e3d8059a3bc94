import { enteredDigits } from './asciiForms.ts';

const SSN_DIGITS = 9;

/**
 * The last four digits of a Social Security number, as far as they are entered. A whole number, pasted or filled in by the
 * browser, is reduced to its last four digits. More than four typed digits are cut.
 */
export function enteredSsnLast4(text: string): string {
  const digits = enteredDigits(text);
  return digits.length === SSN_DIGITS ? digits.slice(-4) : digits.slice(0, 4);
}

/** The last four digits of a pasted whole number; null for other texts, which are inserted as they are. */
export function pastedSsnLast4(text: string): string | null {
  const digits = enteredDigits(text);
  return digits.length === SSN_DIGITS ? digits.slice(-4) : null;
}
