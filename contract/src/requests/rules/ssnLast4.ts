/** Returns the message about invalid last four digits of a Social Security number; null if they are valid or empty. */
export function ssnLast4Problem(digits: string): string | null {
  if (digits === '') return null;
  if (digits.length !== 4) return 'Social Security number must be exactly 4 digits';
  if (/\D/.test(digits)) return 'Social Security number can only contain digits 0-9';
  if (digits === '0000') return 'Social Security number cannot be 0000';
  if (new Set(digits).size === 1) return 'Social Security number cannot have all the same digits';
  return null;
}
