import { plainWords } from '@portal/contract/fields/folding.ts';
import type { SearchProblem } from '@portal/contract/search/schemas.ts';
import { daysOfSixDigits, takeDays, type WrittenDay } from './searchedDays.ts';
import {
  birthKey,
  type DetailKind,
  emailKey,
  emailWords,
  invoiceKey,
  paymentKey,
  phoneKey,
  spellingKeys,
  wholeNameKey,
  wordKey,
} from './searchKeys.ts';
import { hasSocialSecurityNumber } from './socialSecurity.ts';
import { searchParts, type TermChoice } from './searchTerms.ts';

/** A part of an entered text that a request must have: a word, a day, a phone number, an address or an ID. */
export interface SearchedPart {
  /** The keys that find the part, by kind of detail. A detail must have a key of every choice. */
  readonly keys: Readonly<Partial<Record<DetailKind, readonly TermChoice[]>>>;
  /** The keys that find whole words of a patient name. If absent, those of the kind `patient` apply. */
  readonly wholeName?: readonly TermChoice[];
  /** The terms that find the part in rows without keys (`RequestListRow.terms`). */
  readonly terms: readonly TermChoice[];
  /** The plain word, if it can be found by a similar one. */
  readonly spelled?: string;
}

export type ParsedSearch =
  | { readonly kind: 'search'; readonly parts: readonly SearchedPart[] }
  | { readonly kind: 'problem'; readonly problem: SearchProblem };

/** Further parts are ignored. */
const MAX_PARTS = 10;

const EMAIL = /(?:mailto:)?<?([^\s@<>,;:"'()]*@[^\s@<>,;:"'()]+)>?/giu;
const DOMAIN = /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}-])/gu;
const PAYMENT = /(?<![\p{L}\p{N}])(?:pi|ch|py|pm|re)_\w+/giu;
/** `INV-2026-000012`, `invoice 2026-12`, `inv 12`, `2026-000012`. */
const INVOICE =
  /(?<![\p{L}\p{N}-])(?:inv(?:oice)?[\s#:.-]*(?:(\d{4})[\s-]*(\d{6})|(?:(\d{4})[\s-]+)?(\d{1,6}))|(\d{4})-(\d{6}))(?![\p{L}\p{N}-])/giu;
/** A number of the United States in any notation, with seven digits or more, or one with a country, and its extension. */
const PHONE =
  /(?<![\p{L}\p{N}+-])(?:(?:\+?1[\s.-]*)?(?:\(\d{3}\)|\d{3})[\s./-]*\d{3}[\s.-]*\d{4}|\d{3}[\s.-]?\d{4}|\+\d[\d\s().-]{6,}\d)(?:\s*(?:x|ext\.?|#)\s*\d{1,6})?(?![\p{L}\p{N}-])/giu;
/** Words that connect other words. They are ignored in a search that has other words. */
const CONNECTING = new Set('and at by for from in of on or the to with'.split(' '));
/**
 * Words before a number. They are ignored only in a search that has a number, because some are also names, such as
 * Born.
 */
const LABELS = new Set(
  'dob born order invoice inv phone tel telephone email claim matter case payment'.split(' '),
);

/**
 * Splits a text into the parts that a request must have. A birth date can be in any form that people in the US write,
 * in ISO form, or with the month as a word. A phone number can be in any form. Every other word matches any detail. A
 * day in the future is not a birth date.
 */
export function parseSearch(text: string, today: string): ParsedSearch {
  const plain = text.normalize('NFKC').replaceAll(/[‐‑‒–—−]/g, '-');
  if (hasSocialSecurityNumber(plain)) return { kind: 'problem', problem: 'ssn' };
  const parts: SearchedPart[] = [];
  let rest = plain;
  const take = (
    pattern: RegExp,
    partOf: (match: string, groups: (string | undefined)[]) => SearchedPart | null,
  ) => {
    rest = rest.replaceAll(pattern, (match: string, ...groups: (string | undefined)[]) => {
      const part = partOf(match, groups);
      if (part) parts.push(part);
      return part ? ' ' : match;
    });
  };
  take(EMAIL, (_, [address = '']) => emailPart(address));
  take(PAYMENT, (id) => ({ keys: { payment: [[paymentKey(id)]] }, terms: NEVER }));
  take(INVOICE, invoicePart);
  const { days, rest: withoutDays } = takeDays(rest, today);
  rest = withoutDays;
  parts.push(...days.map(dayPart));
  take(PHONE, phonePart);
  take(DOMAIN, domainPart);
  const words = wordParts(rest, today);
  const hasNumber = parts.length > 0 || words.some(({ word }) => /\p{N}/u.test(word));
  const named = words.filter(({ word }) => !CONNECTING.has(word) && !(hasNumber && LABELS.has(word)));
  const isNothing = parts.length === 0 && named.length === 0;
  parts.push(...(isNothing ? words : named).map(({ part }) => part));
  if (parts.length > 0) return { kind: 'search', parts: parts.slice(0, MAX_PARTS) };
  return { kind: 'problem', problem: plainWords(plain).length === 0 ? 'punctuation' : 'short' };
}

/** A choice of terms that no document has. */
const NEVER: readonly TermChoice[] = [['']];

function invoicePart(
  written: string,
  [year, serial, otherYear, short = '', bareYear, bareSerial]: (string | undefined)[],
): SearchedPart {
  const full = year ?? otherYear ?? bareYear;
  const number = (serial ?? bareSerial ?? short).padStart(6, '0');
  const key = full === undefined ? invoiceKey(number) : invoiceKey(`INV-${full}-${number}`);
  const { keys, terms } = numberPart(written);
  return { keys: { ...keys, invoice: [[key]] }, terms };
}

/** A day of birth, which can also be a part of a number. */
function dayPart({ days, written }: WrittenDay): SearchedPart {
  const { keys, terms } = numberPart(written);
  return { keys: { ...keys, patient: [days.map(birthKey)] }, terms };
}

function emailPart(address: string): SearchedPart | null {
  const plain = address.replace(/[.…!?]+$/u, '');
  return plain.length > 1 ? { keys: { contact: [[emailKey(plain)]] }, terms: NEVER } : null;
}

/** A domain of an address, or words with a period between them. */
function domainPart(domain: string): SearchedPart {
  const [words, contact] = [searchParts(domain), searchParts(emailWords(domain))];
  const choices = (kind: DetailKind, of = words) => of.map(({ forms }) => keysOf(kind, forms));
  return {
    keys: {
      patient: choices('patient'),
      reference: choices('reference'),
      contact: choices('contact', contact),
      facility: choices('facility'),
    },
    terms: words.map(({ terms }) => terms),
  };
}

function phonePart(phone: string): SearchedPart | null {
  const key = phoneKey(phone);
  if (key === null) return null;
  const { keys, terms } = numberPart(phone);
  return { keys: { ...keys, contact: [[key]] }, terms };
}

/** Digits with separators, which can also be a number of an order or a case. */
function numberPart(text: string): SearchedPart {
  const words = searchParts(text);
  return {
    keys: { reference: words.map(({ forms }) => keysOf('reference', forms)) },
    terms: words.map(({ terms }) => terms),
  };
}

interface WordPart {
  readonly word: string;
  readonly part: SearchedPart;
}

/** The words of a text. Those of one Latin letter are ignored, because almost every request has one. */
function wordParts(text: string, today: string): WordPart[] {
  return searchParts(text)
    .filter(({ forms }) => !/^[a-z0-9]$/.test(forms[0]!))
    .map(({ forms, terms }) => {
      const word = forms[0]!;
      const births = daysOfSixDigits(word, today).map(birthKey);
      const isSerial = /^\d{1,6}$/.test(word);
      const part = {
        keys: {
          patient: [[...keysOf('patient', forms), ...births]],
          reference: [keysOf('reference', forms)],
          contact: [keysOf('contact', forms)],
          facility: [keysOf('facility', forms)],
          ...(isSerial && { invoice: [[invoiceKey(word)]] }),
        },
        wholeName: [[...forms.map(wholeNameKey), ...births]],
        terms: [terms],
        ...(spellingKeys(word).length > 0 && { spelled: word }),
      };
      return { word, part };
    });
}

function keysOf(kind: DetailKind, forms: readonly string[]): string[] {
  return [...new Set(forms.map((form) => wordKey(kind, form)))];
}
