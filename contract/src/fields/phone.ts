/** Returns the number of digits in an entered phone number. */
export function phoneDigits(phone: string): number {
  return phone.replace(/\D/g, '').length;
}

/** Area code and exchange start with 2-9, and neither is a service code such as 911. */
const NORTH_AMERICAN = /^(?:[2-9](?!11)\d{2}){2}\d{4}$/;

/** Returns whether ten digits follow the North American Numbering Plan. */
export function isNorthAmerican(tenDigits: string): boolean {
  return NORTH_AMERICAN.test(tenDigits);
}

/** Matching the pattern against long texts is slow. */
const MAX_CHARACTERS = 40;

const PHONE_FORMAT = /^\(?\+?[\d\s()./\p{Pd}]+(?:,?\s*(?:x|ext\.?|extension|#)\s*\d{1,6})?$/iu;

/** Copied contacts may contain invisible direction marks. */
const MARKS = /\p{Cf}/gu;

/** Returns whether a text is formatted like a phone number, with an optional extension and any number of digits. */
export function looksLikePhoneNumber(text: string): boolean {
  return text.length <= MAX_CHARACTERS && PHONE_FORMAT.test(text.replace(MARKS, ''));
}

/** Returns whether a text is a phone number of 10 to 15 digits, with an optional extension. */
export function isPhoneNumber(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  const digits = phoneDigits(text);
  return digits >= 10 && digits <= 15 && PHONE_FORMAT.test(text);
}
