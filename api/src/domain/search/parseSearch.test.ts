import { describe, expect, test } from 'vitest';
import { type ParsedSearch, parseSearch, type SearchedPart } from './parseSearch.ts';

const parse = (text: string): ParsedSearch => parseSearch(text, '2026-11-29');

function partsOf(text: string): readonly SearchedPart[] {
  const parsed = parse(text);
  if (parsed.kind === 'problem') throw new Error(parsed.problem);
  return parsed.parts;
}

const keysOf = (text: string, kind: keyof SearchedPart['keys']) =>
  partsOf(text).flatMap(({ keys }) => keys[kind] ?? []);

test.each<[text: string, days: string[]]>([
  ['3/4/1955', ['1955-03-04']],
  ['03/04/1955', ['1955-03-04']],
  ['03-04-1955', ['1955-03-04']],
  ['3.4.1955', ['1955-03-04']],
  ['3–4–1955', ['1955-03-04']],
  ['3/4/55', ['1955-03-04']],
  ['3/4/20', ['1920-03-04', '2020-03-04']],
  ['12/1/26', ['1926-12-01']],
  ['25/12/1980', ['1980-12-25']],
  ['03041955', ['1955-03-04']],
  ['19550304', ['1955-03-04']],
  ['1955-03-04', ['1955-03-04']],
  ['1955/3/4', ['1955-03-04']],
  ['March 4, 1955', ['1955-03-04']],
  ['mar 4 1955', ['1955-03-04']],
  ['4 March 1955', ['1955-03-04']],
  ['２/３/1980', ['1980-02-03']],
  ['4-Jul-1976', ['1976-07-04']],
  ['9-Sep-80', ['1980-09-09']],
  ['Jul 4 76', ['1976-07-04']],
  ['Sep/09/1980', ['1980-09-09']],
  ['4th of July 1976', ['1976-07-04']],
  ['4 de julio de 1976', ['1976-07-04']],
  ['4 juil. 1976', ['1976-07-04']],
  ['1er août 1976', ['1976-08-01']],
  ['12 ene 1980', ['1980-01-12']],
])('%j is the birth date %j', (text, days) => {
  expect(keysOf(text, 'patient')).toEqual([days.map((day) => `b:${day}`)]);
  expect(keysOf(`Jo ${text} Lee`, 'patient')).toContainEqual(days.map((day) => `b:${day}`));
});

test.each(['13/32/1980', '2/30/1980', '1/1/2027', '99999999', '1-2', '1980', '12 Main 45', '3 Maria 80'])(
  '%j is not a day',
  (text) => {
    expect(JSON.stringify(parse(text))).not.toContain('b:');
  },
);

test.each<[text: string, key: string]>([
  ['(213) 555-0100', 't:2135550100'],
  ['213.555.0100', 't:2135550100'],
  ['213-555-0100', 't:2135550100'],
  ['213 555 0100', 't:2135550100'],
  ['+1 (213) 555-0100', 't:2135550100'],
  ['1-213-555-0100', 't:2135550100'],
  ['2135550100', 't:2135550100'],
  ['２１３-555-0100', 't:2135550100'],
  ['555-0100', 't:5550100'],
  ['5550100', 't:5550100'],
  ['+44 20 7946 0958', 't:442079460958'],
  ['(213) 555-0100 x77', 't:2135550100'],
  ['213-555-0100 ext. 4', 't:2135550100'],
])('%j is the phone number %j', (text, key) => {
  expect(keysOf(text, 'contact')).toEqual([[key]]);
  expect(keysOf(`Jo ${text} Lee`, 'contact')).toContainEqual([key]);
});

test('digits of an order or a case can look like a day or a phone number', () => {
  expect(keysOf('03-04-1955', 'reference')).toEqual([['o:03'], ['o:04'], ['o:1955']]);
  expect(keysOf('2135550100', 'reference')).toEqual([['o:2135550100']]);
  expect(keysOf('ORD-2026-0010007', 'reference').flat()).toContain('o:ord20260010007');
});

test.each<[text: string, key: string]>([
  ['INV-2026-000123', 'i:inv2026000123'],
  ['inv2026000123', 'i:inv2026000123'],
  ['2026-000123', 'i:inv2026000123'],
  ['000123', 'i:123'],
  ['123', 'i:123'],
  ['invoice 6', 'i:6'],
  ['inv 6', 'i:6'],
  ['INV-6', 'i:6'],
  ['INV 2026 000006', 'i:inv2026000006'],
  ['invoice 2026-000006', 'i:inv2026000006'],
  ['#INV-2026-000006', 'i:inv2026000006'],
])('%j is the invoice %j', (text, key) => {
  expect(keysOf(text, 'invoice')).toEqual([[key]]);
});

test('payment IDs are compared without case, and match nothing else', () => {
  const [part] = partsOf('pi_3NabcDEF');
  expect(part!.keys).toEqual({ payment: [['p:pi_3nabcdef']] });
});

test.each<[text: string, key: string]>([
  ['Jo.Smith@Law-Firm.com', 'e:jo.smith@law-firm.com'],
  ['Jo Smith <jo@law.com>', 'e:jo@law.com'],
  ['mailto:jo@law.com', 'e:jo@law.com'],
  ['jo@law.com,', 'e:jo@law.com'],
  ['jo@law.com.', 'e:jo@law.com'],
  ['jo@la', 'e:jo@la'],
  ['@law.com', 'e:@law.com'],
])('%j has the email address %j', (text, key) => {
  expect(partsOf(text)[0]!.keys).toEqual({ contact: [[key]] });
});

test('a domain is found by its words, without the top-level domain', () => {
  expect(keysOf('law-firm.com', 'contact')).toEqual([
    ['a:law', 'a:lawfirm'],
    ['a:firm', 'a:lawfirm'],
  ]);
  expect(keysOf('St.Mary', 'facility')).toEqual([['f:st'], ['f:mary']]);
});

test.each<[text: string, words: number]>([
  ['dob 7/4/1976', 1],
  ['order ZQ-2026-00451', 3],
  ['phone: 415-555-6677', 1],
  ['the firm of Mercer', 2],
  ['order', 1],
  ['Max Born', 2],
  ['Mary Case', 2],
  ['born 1980', 1],
  ['from to', 2],
])('%j has %i parts without its labels', (text, words) => {
  expect(partsOf(text)).toHaveLength(words);
});

test('two phone numbers are two parts', () => {
  expect(keysOf('213-555-0100 310-555-0101', 'contact')).toEqual([['t:2135550100'], ['t:3105550101']]);
});

describe('a text that cannot be searched for', () => {
  test.each([
    ['123-45-6789', 'ssn'],
    ['123 45 6789', 'ssn'],
    ['123–45–6789', 'ssn'],
    ['Jo 123.45.6789 Lee', 'ssn'],
    ['１２３-45-6789', 'ssn'],
    ['--', 'punctuation'],
    ['’ … !', 'punctuation'],
    ['a', 'short'],
    ['a 7', 'short'],
  ])('%j: %s', (text, problem) => {
    expect(parse(text)).toEqual({ kind: 'problem', problem });
  });

  test.each(['王', '李', '花'])('%j is enough in a script without spaces', (text) => {
    expect(partsOf(text)).toHaveLength(1);
  });
});

test('letters alone are ignored beside words', () => {
  expect(partsOf('J Smith')).toHaveLength(1);
});

test('a long text has a limited number of parts', () => {
  expect(partsOf('word '.repeat(40))).toHaveLength(10);
});

test.each<[text: string, spelled: string[]]>([
  ['Smith', ['smith']],
  ['Lee Jones', ['jones']],
  ['ORD2026', []],
  ['Núñez', ['nunez']],
])('%j has the words %j that another spelling finds', (text, spelled) => {
  expect(partsOf(text).flatMap((part) => part.spelled ?? [])).toEqual(spelled);
});
