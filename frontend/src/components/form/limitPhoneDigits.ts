/** The maximum for phone numbers (ITU-T E.164). */
const MAX_DIGITS = 15;

/** Cuts an entered phone number before the first digit above the maximum. */
export function limitPhoneDigits(text: string): string {
  let digits = 0;
  const end = Array.from(text).findIndex((character) => /\d/.test(character) && ++digits > MAX_DIGITS);
  return end < 0 ? text : Array.from(text).slice(0, end).join('');
}
