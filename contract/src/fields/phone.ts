/** How many digits a typed phone number has; everything else is punctuation. */
export function phoneDigits(phone: string): number {
  return phone.replace(/\D/g, '').length;
}

/** Area code and exchange begin with 2-9, and neither is a service code such as 911. */
const NORTH_AMERICAN = /^(?:[2-9](?!11)\d{2}){2}\d{4}$/;

/** Whether ten digits follow the North American Numbering Plan. */
export function isNorthAmerican(tenDigits: string): boolean {
  return NORTH_AMERICAN.test(tenDigits);
}

/** The pattern takes its time with long texts. */
const MAX_CHARACTERS = 40;

const WRITTEN = /^\(?\+?[\d\s()./\p{Pd}]+(?:,?\s*(?:x|ext\.?|extension|#)\s*\d{1,6})?$/iu;

/** Contacts are copied with marks of the direction of writing around them. */
const MARKS = /\p{Cf}/gu;

/** Whether a text is written as a phone number is, with an extension if there is one, however many digits it has. */
export function looksLikePhoneNumber(text: string): boolean {
  return text.length <= MAX_CHARACTERS && WRITTEN.test(text.replace(MARKS, ''));
}

/** Whether a text is a phone number and nothing else: 10 to 15 digits as people write them, with an extension if there is one. */
export function isPhoneNumber(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  const digits = phoneDigits(text);
  return digits >= 10 && digits <= 15 && WRITTEN.test(text);
}
