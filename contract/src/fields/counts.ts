/** Groups of three digits, all separated by a comma or all by the same kind of space; `0,500` may mean a half. */
export const GROUPED_DIGITS = String.raw`[1-9]\d{0,2}(?:(?:,\d{3}){1,4}|(?: \d{3}){1,4}|(?:\u00A0\d{3}){1,4}|(?:\u202F\d{3}){1,4})`;

const COUNT = new RegExp(`^([-−]?)(\\d{1,12}|${GROUPED_DIGITS})$`);

/** Whether a text holds no digit of any script. */
export function hasNoDigits(text: string): boolean {
  return !/\p{N}/u.test(text);
}

/**
 * Reads a whole number as people type it, with or without thousands separators. What is no number at all counts as
 * `otherwise`. Null for what could be read as another number than was meant (`1e3`, `2.5`, `1,50`): it is for the
 * person to correct.
 */
export function parseCount(typed: string, otherwise: number): number | null {
  const text = typed.trim();
  if (hasNoDigits(text)) return otherwise;
  const match = COUNT.exec(text);
  if (!match) return null;
  const [, minus = '', digits = ''] = match;
  const count = Number(digits.replaceAll(/\D/g, ''));
  return minus && count > 0 ? -count : count;
}
