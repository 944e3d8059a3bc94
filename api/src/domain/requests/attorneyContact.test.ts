import { describe, expect, test } from 'vitest';
import { aSubmission } from '../testing/aRequest.ts';
import {
  type AttorneyContact,
  attorneyOf,
  contactKey,
  contactPrefixes,
  contactTerms,
  attorneySearchWords,
} from './attorneyContact.ts';

function aContact(changed: Partial<AttorneyContact> = {}): AttorneyContact {
  return {
    attorneyName: "Ana O'Neil-Rodríguez",
    firmName: 'Constitutional Law Partners LLP',
    lawyerEmail: 'ana@firm.example',
    lawyerPhone: '(415) 555-0102',
    ...changed,
  };
}

describe('attorneyOf', () => {
  const { request } = aSubmission();

  test('returns null without a name and an email address', () => {
    expect(attorneyOf(request)).toBeNull();
    expect(attorneyOf({ ...request, firmName: 'Firm', lawyerPhone: '4155550102' })).toBeNull();
    expect(attorneyOf({ ...request, attorneyName: '', lawyerEmail: '' })).toBeNull();
  });

  test('returns only the business contact, no patient data', () => {
    expect(attorneyOf({ ...request, ...aContact() })).toEqual(aContact());
    expect(attorneyOf({ ...request, ...aContact(), firmName: 'Internal' })).toEqual(
      aContact({ firmName: '' }),
    );
    expect(attorneyOf({ ...request, lawyerEmail: 'ana@firm.example' })).toEqual({
      attorneyName: '',
      firmName: '',
      lawyerEmail: 'ana@firm.example',
      lawyerPhone: '',
    });
  });
});

describe('contactKey', () => {
  test.each<[what: string, other: Partial<AttorneyContact>, same: boolean]>([
    ['the same address in another case', { lawyerEmail: ' ANA@firm.example ' }, true],
    ['the same address with another phone and firm', { lawyerPhone: '', firmName: 'New Firm' }, true],
    ['another address', { lawyerEmail: 'bob@firm.example' }, false],
    ['no address', { lawyerEmail: '' }, false],
  ])('%s is the same contact: %s', (_, other, same) => {
    expect(contactKey(aContact(other)) === contactKey(aContact())).toBe(same);
  });

  test('compares name and firm if there is no address', () => {
    const key = (attorneyName: string, firmName: string) =>
      contactKey(aContact({ attorneyName, firmName, lawyerEmail: '' }));
    expect(key('Ana Lee', 'Firm')).toBe(key(' ana lee', 'FIRM '));
    expect(key('Ana Lee', 'Firm')).not.toBe(key('Ana Lee', 'Other'));
  });
});

describe('attorneySearchWords', () => {
  test.each(['', ' ', 'a', 'a b', '--', '@.'])('returns null for "%s"', (typed) => {
    expect(attorneySearchWords(typed)).toBeNull();
  });

  test('finds a contact by any prefix of any of its words', () => {
    const contact = aContact();
    const words = [contact.attorneyName, contact.firmName, contact.lawyerEmail]
      .flatMap((text) => text.split(/[^\p{L}]+/u))
      .filter((word) => word.length >= 2);
    const missed = words.flatMap((word) =>
      Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 2)).filter((typed) => {
        const search = attorneySearchWords(typed)!;
        return (
          !search.prefixes.some((prefix) => contactPrefixes(contact).includes(prefix)) ||
          !search.words.every((choice) => choice.some((term) => contactTerms(contact).includes(term)))
        );
      }),
    );
    expect(words.length).toBeGreaterThan(8);
    expect(missed).toEqual([]);
  });

  test.each(["O'Neil", 'ONeil', 'O Neil', 'Rodriguez', 'RODRÍGUEZ', 'oneil rodriguez'])(
    'finds Ana O’Neil-Rodríguez by %j',
    (typed) => {
      const contact = aContact({ attorneyName: 'Ana O’Neil-Rodríguez' });
      const search = attorneySearchWords(typed)!;
      expect(search.prefixes.some((prefix) => contactPrefixes(contact).includes(prefix))).toBe(true);
      expect(
        search.words.every((choice) => choice.some((term) => contactTerms(contact).includes(term))),
      ).toBe(true);
    },
  );

  test('ignores the phone number', () => {
    expect(contactTerms(aContact())).not.toContain('415');
  });
});
