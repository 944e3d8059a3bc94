import { plainWords } from '@portal/contract/fields/folding.ts';
import type { SearchProblem } from '@portal/contract/search/schemas.ts';
import { datesIn } from '../submissions/authorization/usDates.ts';
import {
  birthKey,
  type DetailKind,
  emailWords,
  invoiceKey,
  paymentKey,
  phoneKey,
  spellingKeys,
  wholeNameKey,
  wordKey,
} from './searchKeys.ts';
import { searchParts, type TermChoice } from './searchTerms.ts';

/** A part of an entered text that a request must have: a word, a day, a phone number, an address or an ID. */
export interface SearchedPart {
  /** What finds it in details of each kind: a detail must have a key of every choice. */
  readonly keys: Readonly<Partial<Record<DetailKind, readonly TermChoice[]>>>;
  /** The same for whole words of a patient name, and for rows of before these keys (`RequestListRow.terms`). */
  readonly wholeName?: readonly TermChoice[];
  readonly terms: readonly TermChoice[];
  /** The plain word, if it can be found by a similar one. */
  readonly spelled?: string;
}

export type ParsedSearch =
  | { readonly kind: 'search'; readonly parts: readonly SearchedPart[] }
  | { readonly kind: 'problem'; readonly problem: SearchProblem };

/** Further parts are ignored. */
const MAX_PARTS = 10;

/** A Social Security number with anything but letters and digits between its parts. */
const SSN = /(?<!\d)\d{3}[^\p{L}\d]{1,3}\d{2}[^\p{L}\d]{1,3}\d{4}(?!\d)/u;
const EMAIL = /[^\s@]+@[^\s@]+/gu;
const PAYMENT = /(?<![\p{L}\p{N}])(?:pi|ch|py|pm|re)_\w+/giu;
const INVOICE =
  /(?<![\p{L}\p{N}])inv-?\d{4}-?\d+(?![\p{L}\p{N}])|(?<![\p{L}\p{N}-])\d{4}-\d{6}(?![\p{L}\p{N}-])/giu;
/** Digits with what people write between those of a phone number. */
const PHONE = /(?<![\p{L}\p{N}-])\+?\(?\d[\d().\-\s/]{5,}\d(?![\p{L}\p{N}-])/gu;
/** A day without separators: MMDDYYYY or YYYYMMDD. */
const EIGHT_DIGITS =
  /(?<![\p{L}\p{N}])(?:(\d{2})(\d{2})((?:18|19|20)\d{2})|((?:18|19|20)\d{2})(\d{2})(\d{2}))(?![\p{L}\p{N}])/gu;

/** Digits of a phone number: seven without the area code, ten, and more with a country. */
const PHONE_DIGITS = [7, 10, 11, 12, 13, 14, 15];

/**
 * What a text asks for. Days of birth are in any form that people in the US write, or ISO; phone numbers in any form.
 * Other words stand for any detail. Days in the future are those of the last century.
 */
export function parseSearch(text: string, today: string): ParsedSearch {
  const plain = text.normalize('NFKC').replaceAll(/[‐‑‒–—−]/g, '-');
  if (SSN.test(plain)) return { kind: 'problem', problem: 'ssn' };
  const parts: SearchedPart[] = [];
  let rest = plain;
  const take = (pattern: RegExp, partOf: (match: string) => SearchedPart | null) => {
    rest = rest.replaceAll(pattern, (match) => {
      const part = partOf(match);
      if (part) parts.push(part);
      return part ? ' ' : match;
    });
  };
  take(EMAIL, emailPart);
  take(PAYMENT, (id) => ({ keys: { payment: [[paymentKey(id)]] }, terms: NEVER }));
  take(INVOICE, (number) => ({
    ...numberPart(number),
    keys: { ...numberPart(number).keys, invoice: [[fullInvoiceKey(number)]] },
  }));
  for (const { days, written } of daysIn(rest, today)) {
    rest = rest.replace(written, ' ');
    parts.push({
      ...numberPart(written),
      keys: { ...numberPart(written).keys, patient: [days.map(birthKey)] },
    });
  }
  take(PHONE, phonePart);
  parts.push(...wordParts(rest));
  if (parts.length > 0) return { kind: 'search', parts: parts.slice(0, MAX_PARTS) };
  return { kind: 'problem', problem: plainWords(plain).length === 0 ? 'punctuation' : 'short' };
}

/** A choice that no document has. */
const NEVER: readonly TermChoice[] = [['']];

const fullInvoiceKey = (number: string) => invoiceKey(/^inv/i.test(number) ? number : `INV-${number}`);

function emailPart(address: string): SearchedPart | null {
  const words = searchParts(emailWords(address));
  if (words.length === 0) return null;
  return { keys: { contact: words.map(({ forms }) => keysOf('contact', forms)) }, terms: NEVER };
}

function phonePart(phone: string): SearchedPart | null {
  const key = phoneKey(phone);
  const digits = phone.replaceAll(/\D/g, '').length;
  if (key === null || !PHONE_DIGITS.includes(digits)) return null;
  const numbers = numberPart(phone);
  return { ...numbers, keys: { ...numbers.keys, contact: [[key]] } };
}

/** Digits with separators, which can also be a number of an order or a case. */
function numberPart(text: string): SearchedPart {
  const words = searchParts(text);
  return {
    keys: { reference: words.map(({ forms }) => keysOf('reference', forms)) },
    terms: words.map(({ terms }) => terms),
  };
}

interface SearchedDay {
  readonly days: readonly string[];
  readonly written: string;
}

function daysIn(text: string, today: string): SearchedDay[] {
  const found = datesIn(text).map(({ days, written }) => ({ days, written }));
  const compact = [...text.matchAll(EIGHT_DIGITS)].map(
    ([written, month, day, year, isoYear, isoMonth, isoDay]) => ({
      days: datesIn(`${year ?? isoYear}-${month ?? isoMonth}-${day ?? isoDay}`).flatMap(({ days }) => days),
      written,
    }),
  );
  return [...found, ...compact]
    .map(({ days, written }) => ({ days: days.filter((day) => day <= today), written }))
    .filter(({ days }) => days.length > 0);
}

/** The words of a text. Those of one Latin letter are ignored, because almost every request has one. */
function wordParts(text: string): SearchedPart[] {
  return searchParts(text)
    .filter(({ forms }) => !/^[a-z0-9]$/.test(forms[0]!))
    .map(({ forms, terms }) => {
      const word = forms[0]!;
      const isSerial = /^\d{1,6}$/.test(word);
      return {
        keys: {
          patient: [keysOf('patient', forms)],
          reference: [keysOf('reference', forms)],
          contact: [keysOf('contact', forms)],
          facility: [keysOf('facility', forms)],
          ...(isSerial && { invoice: [[invoiceKey(word)]] }),
        },
        wholeName: [forms.map(wholeNameKey)],
        terms: [terms],
        ...(spellingKeys(word).length > 0 && { spelled: word }),
      };
    });
}

function keysOf(kind: DetailKind, forms: readonly string[]): string[] {
  return [...new Set(forms.map((form) => wordKey(kind, form)))];
}
