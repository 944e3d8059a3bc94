import { describe, expect, it } from 'vitest';
import { askedItems } from './askedItems.ts';
import { missingNames, missingReasonsOf } from './missingDetails.ts';
import type { MissingReason } from './missingReasons.ts';
import type { AskedDetail } from './schemas/missingInformation.ts';

const LETTER = 'Letter of Authorization is missing';
const SERVICE = 'The proof of service is missing';

describe('what staff asked for', () => {
  it.each<[what: string, chosen: MissingReason[], details: AskedDetail[], names: string[]]>([
    ['a reason', ['loa-missing'], [], [LETTER]],
    [
      'a detail, which says it better than its reason',
      [],
      [{ detail: 'unsigned' }],
      ['The signature is missing'],
    ],
    [
      'a reason that a detail of something else has too',
      ['loa-missing'],
      [{ detail: 'no-proof-of-service' }],
      [LETTER, SERVICE],
    ],
    [
      'two details of one reason',
      ['dates-missing'],
      [{ detail: 'unsigned' }, { detail: 'no-proof-of-service' }],
      ['Dates of service are missing', 'The signature is missing', SERVICE],
    ],
    [
      'something else beside a line',
      ['other'],
      [{ detail: 'line', line: 'Own line' }],
      ['Something else', 'Own line'],
    ],
  ])('names %s', (_, chosen, details, names) => {
    const missing = missingReasonsOf(chosen, details);
    expect(askedItems({ missing, details }).map(({ name }) => name)).toEqual(names);
    const inEmail = names.map((name) => (name === 'Own line' ? 'A requirement is not met' : name));
    expect(
      missingNames(
        missing,
        details.map(({ detail }) => detail),
      ),
    ).toEqual(inEmail);
  });

  it('hides a reason that was stored once with its details', () => {
    expect(missingNames(['loa-missing'], ['unsigned'])).toEqual(['The signature is missing']);
  });
});
