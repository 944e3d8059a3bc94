import { asciiForms } from './asciiForms.ts';

/** The maximum for phone numbers (ITU-T E.164). */
const MAX_DIGITS = 15;

const MAX_EXTENSION_DIGITS = 6;

/** Returns the digits of an entered phone number, without those of an extension. */
export function phoneDigitsOf(phone: string): string {
  return phone.slice(0, extensionStart(phone)).replace(/\D/g, '');
}

/** Returns the number of digits in an entered phone number, without those of an extension. */
export function phoneDigits(phone: string): number {
  return phoneDigitsOf(phone).length;
}

/** Where the extension begins; the length of the text if there is none. A letter before the number begins none. */
function extensionStart(phone: string): number {
  const numberAt = phone.search(/\d/);
  const length = numberAt < 0 ? -1 : phone.slice(numberAt).search(/x|ext|#/i);
  return length < 0 ? phone.length : numberAt + length;
}

/** What copied contacts have before a number. */
const LABEL = /^\s*(?:tel|telephone|phone|ph|cell|mobile|fax)\b[.:\s]*(?=[+(\d])/i;

/**
 * A phone number as it is typed or pasted, in any notation: without a label such as `Tel:`, and cut before the first digit
 * above the maximum of the number or its extension.
 */
export function enteredPhone(text: string): string {
  const plain = asciiForms(text).replace(LABEL, '');
  const end = extensionStart(plain);
  return upToDigits(plain.slice(0, end), MAX_DIGITS) + upToDigits(plain.slice(end), MAX_EXTENSION_DIGITS);
}

/** The text before the first digit above the maximum. */
function upToDigits(text: string, max: number): string {
  let digits = 0;
  const end = Array.from(text).findIndex((character) => /\d/.test(character) && ++digits > max);
  return end < 0 ? text : Array.from(text).slice(0, end).join('');
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
  return digits >= 10 && digits <= MAX_DIGITS && PHONE_FORMAT.test(text);
}

/**
 * A phone number as the portal shows it: US numbers all alike, such as `(323) 555-0142 ext. 12`, others and texts that are
 * none as they were entered.
 */
export function displayPhone(phone: string): string {
  const text = asciiForms(phone).trim();
  const national = nationalDigits(text);
  if (national === null) return phone;
  const extension = text.slice(extensionStart(text)).replace(/\D/g, '');
  const number = `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`;
  return extension === '' ? number : `${number} ext. ${extension}`;
}

/** The address of a link that calls a phone number, without its extension. A number without a country code is a US number. */
export function phoneLink(phone: string): string {
  const text = asciiForms(phone).trim();
  const national = nationalDigits(text);
  if (national !== null) return `tel:+1${national}`;
  return `tel:${/^\(?\+/.test(text) ? '+' : ''}${phoneDigitsOf(text)}`;
}

/** The ten digits of a US number, with or without its country code; null for other numbers and texts. */
function nationalDigits(text: string): string | null {
  const digits = phoneDigitsOf(text);
  const national = digits.length === 11 ? digits.replace(/^1/, '') : digits;
  const isForeign = /^\(?\+(?!1)/.test(text);
  return !isForeign && looksLikePhoneNumber(text) && isNorthAmerican(national) ? national : null;
}
