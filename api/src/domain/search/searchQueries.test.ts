import { expect, test } from 'vitest';
import { parseSearch } from './parseSearch.ts';
import type { SearchFact } from './searchFacts.ts';
import { searchKeys } from './searchKeys.ts';
import { conditionOfKind, matchesOf, type TermCondition, wholeNameCondition } from './searchQueries.ts';

function partsOf(text: string) {
  const parsed = parseSearch(text, '2026-11-29');
  if (parsed.kind === 'problem') throw new Error(parsed.problem);
  return parsed.parts;
}

/** Whether a row with these terms meets the condition, as the store decides it. */
function isMet(condition: TermCondition | null, terms: ReadonlySet<string>): boolean {
  if (condition === null) return false;
  if (typeof condition === 'string') return terms.has(condition);
  return 'any' in condition
    ? condition.any.some((one) => isMet(one, terms))
    : condition.all.every((one) => isMet(one, terms));
}

const facts: SearchFact[] = [
  { field: 'patientName', text: 'José Hernández' },
  { field: 'patientDob', text: '1955-03-04' },
  { field: 'orderId', text: 'ORD-2026-0017' },
  { field: 'attorneyName', text: 'Ann Mercer' },
  { field: 'facilityName', text: 'Mercy Hospital' },
  { field: 'phone', text: '+1 (213) 555-0100' },
  { field: 'invoiceNumber', text: 'INV-2026-000012', id: 'inv_1' },
];
const terms = new Set(searchKeys(facts));

test.each<[text: string, kinds: string[]]>([
  ['jose', ['patient']],
  ['hernandez jose', ['patient', 'several']],
  ['merc', ['contact', 'facility']],
  ['hernandez 3/4/55', ['patient', 'several']],
  ['hernandez mercy', ['several']],
  ['ord 0017', ['reference', 'several']],
  ['555-0100', ['contact']],
  ['12', ['invoice']],
  ['hernandes', ['similar']],
  ['hernadnez', ['similar']],
  ['jose hernadnez', ['similar']],
  ['jsoe', []],
  ['mary', []],
])('%j finds results of the kinds %j, with the details that match', (text, kinds) => {
  const parts = partsOf(text);
  const all = [
    'patient',
    'reference',
    'invoice',
    'payment',
    'contact',
    'facility',
    'several',
    'similar',
  ] as const;
  const found = all.filter((kind) => isMet(conditionOfKind(parts, kind), terms));
  expect(found.filter((kind) => kind !== 'similar' || kinds.includes('similar'))).toEqual(kinds);
  for (const kind of found) expect(matchesOf(parts, facts, kind).length).toBeGreaterThan(0);
});

test('the condition for whole names matches whole words of a name only', () => {
  for (const [text, isWhole] of [
    ['jose', true],
    ['jos', false],
    ['hernandez 3/4/1955', true],
    ['josé hernan', false],
  ] as const)
    expect([text, isMet(wholeNameCondition(partsOf(text)), terms)]).toEqual([text, isWhole]);
});

test('matchesOf returns the details of the kind that match, for several kinds all of them', () => {
  const fieldsOf = (text: string, kind: Parameters<typeof matchesOf>[2]) =>
    matchesOf(partsOf(text), facts, kind).map(({ field }) => field);
  expect(fieldsOf('merc', 'contact')).toEqual(['attorneyName']);
  expect(fieldsOf('merc', 'facility')).toEqual(['facilityName']);
  expect(fieldsOf('hernandez mercer', 'several')).toEqual(['patientName', 'attorneyName']);
  expect(fieldsOf('hernandez other', 'several')).toEqual([]);
  expect(fieldsOf('mercre', 'similar')).toEqual(['attorneyName']);
});

test.each([
  ['hernandez', 'hernandes'],
  ['christopher', 'christofer'],
  ['kowalski', 'kowalksi'],
  ['rodriguez', 'rodrigeuz'],
  ['rodriguez', 'rodrguez'],
  ['smith', 'smiht'],
  ['jones', 'jomes'],
  ['montgomery', 'montgomary'],
])('the keys of %j find %j', (name, typed) => {
  const stored = new Set(searchKeys([{ field: 'patientName', text: name }]));
  expect(isMet(conditionOfKind(partsOf(typed), 'similar'), stored)).toBe(true);
});
