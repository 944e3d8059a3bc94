/** Anything between the parts of a number that is neither letter nor digit. */
const GAP = '[^\\p{L}\\d]{1,4}';
const WITH_GAPS = `(?<!\\d)\\d{3}${GAP}\\d{2}${GAP}\\d{4}(?!\\d)`;
const NINE_DIGITS = /(?<!\d)\d(?:[^\p{L}\d]{0,4}\d){8}(?!\d)/gu;

/** Whether a text has a number of the form of a Social Security number. */
export function hasSocialSecurityNumber(text: string): boolean {
  return new RegExp(WITH_GAPS, 'u').test(text.normalize('NFKC'));
}

/**
 * A text without numbers of that form, and without nine digits in any groups or a number of its own that end with the
 * last four digits of the patient. Null digits: they are unknown.
 */
export function withoutSocialSecurityNumbers(text: string, lastFour: string | null): string {
  const plain = text.normalize('NFKC');
  const isOfPatient = (digits: string) =>
    lastFour !== null && digits.replaceAll(/\D/g, '').endsWith(lastFour);
  const removed = plain
    .replaceAll(new RegExp(WITH_GAPS, 'gu'), ' ')
    .replaceAll(NINE_DIGITS, (digits) => (isOfPatient(digits) ? ' ' : digits))
    .replaceAll(/(?<![\p{L}\d])\d{4}(?![\p{L}\d])/gu, (digits) => (isOfPatient(digits) ? ' ' : digits));
  return removed === plain ? text : removed.replaceAll(/\s+/g, ' ').trim();
}
