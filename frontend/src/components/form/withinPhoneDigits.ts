/** No phone number of the world has more digits (ITU-T E.164). */
const MAX_DIGITS = 15;

/** A typed phone number without the digits, and what follows them, that no number has. */
export function withinPhoneDigits(typed: string): string {
  let digits = 0;
  const end = Array.from(typed).findIndex((character) => /\d/.test(character) && ++digits > MAX_DIGITS);
  return end < 0 ? typed : Array.from(typed).slice(0, end).join('');
}
