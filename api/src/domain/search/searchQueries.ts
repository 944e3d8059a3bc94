import { plainKeys } from '@portal/contract/fields/folding.ts';
import type { ResultKind } from '@portal/contract/search/schemas.ts';
import { isSimilarWord } from '@portal/contract/search/isSimilarWord.ts';
import type { SearchFact } from './searchFacts.ts';
import { keysOfFact, kindOfField, spellingKeys } from './searchKeys.ts';
import type { SearchedPart } from './parseSearch.ts';
import type { TermChoice } from './searchTerms.ts';

/** A condition for rows: they have a term, meet one of several conditions, or meet all of them. */
export type TermCondition =
  | string
  | { readonly any: readonly TermCondition[] }
  | { readonly all: readonly TermCondition[] };

const DETAIL_KINDS = ['patient', 'reference', 'invoice', 'payment', 'contact', 'facility'] as const;

/** Rows with all parts of a search in details of one kind; null if that kind cannot have them. */
export function conditionOfKind(parts: readonly SearchedPart[], kind: ResultKind): TermCondition | null {
  if (kind === 'several') return parts.length > 1 ? { all: parts.map(inAnyKind) } : null;
  if (kind === 'similar') return similarCondition(parts);
  const found = parts.map(({ keys }) => keys[kind]);
  return found.every((choices) => choices !== undefined) ? allOf(found.flat()) : null;
}

/** Rows whose patient name has the words as they were entered, not only as the beginnings of words. */
export function wholeNameCondition(parts: readonly SearchedPart[]): TermCondition | null {
  const found = parts.map(({ wholeName, keys }) => wholeName ?? keys.patient);
  return found.every((choices) => choices !== undefined) ? allOf(found.flat()) : null;
}

/** Rows without keys, which are found by the words of order, patient and facility. */
export function earlierCondition(parts: readonly SearchedPart[]): TermCondition {
  return allOf(parts.flatMap(({ terms }) => terms));
}

/**
 * The details that have a part of the search; none if a part is in no detail, so the row is not a result. `similar`:
 * words with one wrong, missing, added or swapped letter count too.
 */
export function matchesOf(
  parts: readonly SearchedPart[],
  facts: readonly SearchFact[],
  kind: ResultKind,
): SearchFact[] {
  const details = facts.map((fact) => ({ fact, keys: new Set(keysOfFact(fact)) }));
  const found = parts.map((part) =>
    details.filter(
      ({ fact, keys }) => hasPart(part, fact, keys) || (kind === 'similar' && isSimilarTo(part, fact)),
    ),
  );
  if (found.some((matching) => matching.length === 0)) return [];
  const matching = new Set(found.flat());
  const shown = details.filter((detail) => matching.has(detail)).map(({ fact }) => fact);
  const ofKind = shown.filter(({ field }) => kindOfField[field] === kind);
  return ofKind.length > 0 ? ofKind : shown;
}

function hasPart(part: SearchedPart, { field }: SearchFact, keys: ReadonlySet<string>): boolean {
  const choices = part.keys[kindOfField[field]];
  return choices?.every((choice) => choice.some((key) => keys.has(key))) ?? false;
}

function inAnyKind({ keys }: SearchedPart): TermCondition {
  return anyOf(DETAIL_KINDS.flatMap((kind) => (keys[kind] ? [allOf(keys[kind])] : [])));
}

function similarCondition(parts: readonly SearchedPart[]): TermCondition | null {
  if (!parts.some(({ spelled }) => spelled !== undefined)) return null;
  const all = parts.map((part) =>
    part.spelled === undefined ? inAnyKind(part) : anyOf([...spellingKeys(part.spelled), inAnyKind(part)]),
  );
  return { all };
}

function allOf(choices: readonly TermChoice[]): TermCondition {
  const all = choices.map(anyOf);
  return all.length === 1 ? all[0]! : { all };
}

function anyOf(conditions: readonly TermCondition[]): TermCondition {
  const any = conditions.flatMap((one) => (typeof one === 'object' && 'any' in one ? one.any : [one]));
  return any.length === 1 ? any[0]! : { any };
}

function isSimilarTo({ spelled }: SearchedPart, { field, text }: SearchFact): boolean {
  if (spelled === undefined || !['patient', 'contact', 'facility'].includes(kindOfField[field])) return false;
  return plainKeys(text).some((word) => isSimilarWord(spelled, word));
}
