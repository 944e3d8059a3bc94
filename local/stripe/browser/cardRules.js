/** Rules for a card entry: brands, grouping, check digit, expiration. No DOM. */

const BRANDS = [
  { name: 'visa', prefix: /^4/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  { name: 'mastercard', prefix: /^(5[1-5]|2[2-7])/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  { name: 'amex', prefix: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  { name: 'discover', prefix: /^(6011|64[4-9]|65)/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  { name: 'diners', prefix: /^(30[0-5]|36|38|39)/, lengths: [14, 16], groups: [4, 4, 4, 4], cvc: 3 },
  { name: 'jcb', prefix: /^35/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  { name: 'unionpay', prefix: /^62/, lengths: [16, 19], groups: [4, 4, 4, 4, 3], cvc: 3 },
];

const UNKNOWN_BRAND = { name: 'unknown', lengths: [16], groups: [4, 4, 4, 4], cvc: 3 };

const ZIP_LENGTH = 5;
const MAX_EXPIRY_YEARS = 50;

/** Stripe's error messages by code. */
const MESSAGES = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  incomplete_cvc: "Your card's security code is incomplete.",
  incomplete_zip: 'Your postal code is incomplete.',
};

export function validationError(code, translator) {
  return { type: 'validation_error', code, message: translator.translate(MESSAGES[code]) };
}

export function brandOf(digits) {
  return BRANDS.find((brand) => brand.prefix.test(digits)) ?? UNKNOWN_BRAND;
}

export function digitsOf(text) {
  return text.replace(/\D/g, '');
}

function maxNumberLength(digits) {
  return Math.max(...brandOf(digits).lengths);
}

/** Groups the digits of a card number as they are printed on the card. */
export function formatNumber(digits) {
  const groups = [];
  let remaining = digits.slice(0, maxNumberLength(digits));
  for (const length of brandOf(digits).groups) {
    if (remaining === '') break;
    groups.push(remaining.slice(0, length));
    remaining = remaining.slice(length);
  }
  return groups.join(' ');
}

/** `1` stays `1`, `4` becomes `04 / `, and `1230` becomes `12 / 30`. A pasted `12/2030` is accepted. */
export function formatExpiry(text, isDeleting) {
  const typed = digitsOf(text);
  if (typed === '') return '';
  const padded = /^[2-9]/.test(typed) || /^1\s*\//.test(text) || /^1[3-9]/.test(typed) ? `0${typed}` : typed;
  const month = padded.slice(0, 2);
  const year = padded.length === 6 && padded.slice(2, 4) === '20' ? padded.slice(4) : padded.slice(2, 4);
  if (month.length < 2) return month;
  return isDeleting && year === '' ? month : `${month} / ${year}`;
}

function passesLuhn(digits) {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Each validator returns a Stripe error code, or null when the entry is complete and valid. */
export function validateNumber(digits) {
  if (!brandOf(digits).lengths.includes(digits.length)) return 'incomplete_number';
  return passesLuhn(digits) ? null : 'invalid_number';
}

export function validateExpiry(digits, now = new Date()) {
  const month = Number(digits.slice(0, 2));
  if (digits.length < 4 || month < 1 || month > 12) return 'incomplete_expiry';
  const year = 2000 + Number(digits.slice(2, 4));
  if (year < now.getFullYear()) return 'invalid_expiry_year_past';
  if (year > now.getFullYear() + MAX_EXPIRY_YEARS) return 'invalid_expiry_year';
  if (year === now.getFullYear() && month < now.getMonth() + 1) return 'invalid_expiry_month_past';
  return null;
}

export function validateCvc(digits, numberDigits) {
  return digits.length === brandOf(numberDigits).cvc ? null : 'incomplete_cvc';
}

export function validateZip(digits) {
  return digits.length === ZIP_LENGTH ? null : 'incomplete_zip';
}

export function maxZipLength() {
  return ZIP_LENGTH;
}
