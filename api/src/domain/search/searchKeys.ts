import { plainKeys } from '@portal/contract/fields/folding.ts';
import { phoneDigitsOf } from '@portal/contract/fields/entered/phone.ts';
import type { ResultKind, SearchField } from '@portal/contract/search/schemas.ts';
import { cutWord, MAX_TERM_LENGTH } from './searchTerms.ts';
import type { SearchFact } from './searchFacts.ts';

/** The kinds of results that one detail of a request decides. */
export type DetailKind = Exclude<ResultKind, 'several' | 'similar'>;

export const kindOfField: Readonly<Record<SearchField, DetailKind>> = {
  patientName: 'patient',
  patientDob: 'patient',
  orderId: 'reference',
  matterNumber: 'reference',
  claimNumber: 'reference',
  caseNumber: 'reference',
  attorneyName: 'contact',
  firmName: 'contact',
  copyServiceName: 'contact',
  email: 'contact',
  phone: 'contact',
  facilityName: 'facility',
  invoiceNumber: 'invoice',
  paymentId: 'payment',
};

/** Names with words that people misspell. */
const SPELLED: ReadonlySet<SearchField> = new Set([
  'patientName',
  'attorneyName',
  'firmName',
  'copyServiceName',
  'facilityName',
]);

/**
 * How the keys of a kind begin in the stored terms. None is a plain word, so searches of the list do not find them.
 */
const PREFIX: Readonly<Record<DetailKind, string>> = {
  patient: 'n:',
  reference: 'o:',
  contact: 'a:',
  facility: 'f:',
  invoice: 'i:',
  payment: 'p:',
};

/** Letters of the longest stored beginning of a word with a digit: numbers differ at their end. */
const MAX_NUMBER_LENGTH = 24;

/** Words of fewer letters are not found by another spelling. */
export const MIN_SPELLED_LETTERS = 5;

/** Another spelling is found by the first letters of a word, so that long words do not have more keys. */
const SPELLED_LETTERS = 7;

/** The key of a beginning of a word. */
export function wordKey(kind: DetailKind, word: string): string {
  return PREFIX[kind] + cutWord(word, maxLengthOf(word));
}

/** The key of a whole word of a patient name. */
export function wholeNameKey(word: string): string {
  return `n=${cutWord(word, MAX_NUMBER_LENGTH)}`;
}

/** The key of a day of birth, YYYY-MM-DD. */
export function birthKey(day: string): string {
  return `b:${day}`;
}

/**
 * The key of a phone number: its digits, without the 1 of the United States and without an extension. Null for fewer than
 * seven digits.
 */
export function phoneKey(phone: string): string | null {
  const digits = phoneDigitsOf(phone.normalize('NFKC'));
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.length < LOCAL_DIGITS ? null : `t:${national}`;
}

/** Digits of a number without its area code, as callers say it. */
const LOCAL_DIGITS = 7;

/** The key of an invoice number, or of its last part without zeros. */
export function invoiceKey(number: string): string {
  return (
    PREFIX.invoice +
    number
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .replace(/^0+/, '')
  );
}

export function paymentKey(id: string): string {
  return PREFIX.payment + id.toLowerCase();
}

/** Keys that words with one wrong, missing, added or swapped letter have in common. */
export function spellingKeys(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < MIN_SPELLED_LETTERS || /\p{N}/u.test(word)) return [];
  const first = letters.slice(0, SPELLED_LETTERS);
  const shorter = first.map((_, index) => first.toSpliced(index, 1).join(''));
  return [...new Set([first.join(''), ...shorter])].map((spelling) => `~${spelling}`);
}

/** The words of an email address that tell it apart: without its top-level domain. */
export function emailWords(address: string): string {
  return address.replace(/\.\p{L}+$/u, '');
}

/** Letters of the longest stored beginning of an email address. */
const MAX_EMAIL_LENGTH = 60;

/** The key of an email address with its `@`, or of its beginning. */
export function emailKey(address: string): string {
  return `e:${cutWord(address.normalize('NFKC').toLowerCase(), MAX_EMAIL_LENGTH)}`;
}

/** An address is found from its `@` on, and by its domain. */
function emailKeys(address: string): string[] {
  const at = address.indexOf('@');
  if (at < 0) return [];
  const domain = address.slice(at);
  const lengths = Array.from(domain, (_, index) => index + 1);
  return lengths.flatMap((length) => [
    emailKey(address.slice(0, at + length)),
    ...(length > 1 ? [emailKey(domain.slice(0, length))] : []),
  ]);
}

/** The keys by which searches find a detail. */
export function keysOfFact({ field, text }: SearchFact): string[] {
  if (field === 'patientDob') return [birthKey(text)];
  if (field === 'phone') return phoneKeys(text);
  if (field === 'invoiceNumber') return [invoiceKey(text), invoiceKey(text.split('-').at(-1)!)];
  if (field === 'paymentId') return [paymentKey(text)];
  const words = plainKeys(field === 'email' ? emailWords(text) : text);
  return [
    ...words.flatMap((word) => beginnings(kindOfField[field], word)),
    ...(field === 'email' ? emailKeys(text.trim()) : []),
    ...(field === 'patientName' ? words.map(wholeNameKey) : []),
    ...(SPELLED.has(field) ? words.flatMap(spellingKeys) : []),
  ];
}

/** The keys of all details of a request, by which searches find it. */
export function searchKeys(facts: readonly SearchFact[]): string[] {
  return [...new Set(facts.flatMap(keysOfFact))];
}

function beginnings(kind: DetailKind, word: string): string[] {
  const letters = Array.from(word).slice(0, maxLengthOf(word));
  return letters.map((_, index) => PREFIX[kind] + letters.slice(0, index + 1).join(''));
}

function maxLengthOf(word: string): number {
  return /\p{N}/u.test(word) ? MAX_NUMBER_LENGTH : MAX_TERM_LENGTH;
}

function phoneKeys(phone: string): string[] {
  const key = phoneKey(phone);
  return key === null ? [] : [key, `t:${key.slice(-LOCAL_DIGITS)}`];
}
