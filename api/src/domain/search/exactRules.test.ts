import { nameKey } from '@portal/contract/fields/nameKey.ts';
import { haveSameWords } from '@portal/contract/fields/folding.ts';
import { describe, expect, test } from 'vitest';
import { statusKey } from '../configuration/statusKey.ts';
import {
  couldBeSamePerson,
  isSameName,
  matchesName,
  termsOfName,
  wordsKey,
} from '../disclosures/matchesName.ts';
import { zipNames } from '../files/downloads/zipNames.ts';
import { contactKey } from '../requests/attorneyContact.ts';
import { aFile } from '../testing/aRequest.ts';
import { normalizeOrderId } from '../requests/creation/identity.ts';
import { contactAddress } from '../requests/access/ownerPlaces.ts';
import { groupKey } from '../requests/list/workListRow.ts';

/** Searches find one by the other. Rules that refuse or assign keep them apart. */
const pairs = [
  ['Núñez', 'Nunez'],
  ["O'Grady", 'OGrady'],
  ['Groß', 'Gross'],
  ['Sørensen', 'Sorensen'],
  ['Smith-Jones', 'SmithJones'],
  ['Işık', 'Isik'],
] as const;

const contact = { firmName: 'Firm', lawyerEmail: '', lawyerPhone: '' };

/** What a rule compares names by. */
const keys: Record<string, (text: string) => string> = {
  'order IDs': normalizeOrderId,
  'names of facilities, statuses, templates and views': nameKey,
  'the group of a facility': groupKey.facility,
  'names in accountings': wordsKey,
  'terms of accountings': (name) => termsOfName(name).join(' '),
  'attorneys without an address': (attorneyName) => contactKey({ ...contact, attorneyName }),
  'addresses of contacts': (contactEmail) => contactAddress({ contactEmail, copyServiceEmail: '' }),
  'addresses of attorneys': (lawyerEmail) => contactKey({ ...contact, attorneyName: '', lawyerEmail }),
};

describe.each(pairs)('%j and %j', (one, other) => {
  test('find each other', () => {
    expect(haveSameWords(one, other)).toBe(true);
  });

  test.each(Object.entries(keys))('are different %s', (_, keyOf) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
    expect(keyOf(`x ${one}`)).not.toBe(keyOf(`x ${other}`));
  });

  test('are different people in accountings and suspensions', () => {
    expect(isSameName(one, other)).toBe(false);
    expect(couldBeSamePerson(one, other)).toBe(false);
    expect(matchesName(one, other)).toBe(false);
  });
});

test.each([
  ['Núñez', 'nunez'],
  ["O'Grady", 'o_grady'],
  ['Groß', 'gro'],
  ['Smith-Jones', 'smith_jones'],
  ['Sørensen', 's_rensen'],
])('the status key of %j is still %j', (label, key) => {
  expect(statusKey(label, [])).toBe(key);
});

test('names in a zip get a number only if file systems take them for the same', () => {
  const namesOf = (...names: string[]) =>
    [
      ...zipNames(
        names.map((originalName, index) => aFile({ fileId: `file_${index}`, originalName })),
      ).values(),
    ].map((path) => path.split('/').at(-1));
  expect(namesOf('Groß.pdf', 'Gross.pdf', "O'Grady.pdf", 'OGrady.pdf')).toEqual([
    'Groß.pdf',
    'Gross.pdf',
    "O'Grady.pdf",
    'OGrady.pdf',
  ]);
  expect(namesOf('Núñez.pdf', 'Nunez.pdf')).toEqual(['Núñez.pdf', 'Nunez (2).pdf']);
});
