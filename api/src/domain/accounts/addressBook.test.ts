import { type SavedContactEdit, MAX_CONTACTS } from '@portal/contract/accounts/schemas/addressBook.ts';
import { describe, expect, test } from 'vitest';
import { aRequest } from '../testing/aRequest.ts';
import {
  type AddressBook,
  deleteContact,
  editContact,
  EMPTY_ADDRESS_BOOK,
  recordUse,
  withoutExpired,
} from './addressBook.ts';

type Fields = ReturnType<typeof aRequest>['fields'];

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

/** A request that was submitted on a day of June 2026. */
function submitted(day: number, fields: Partial<Fields> = {}) {
  const request = aRequest();
  return {
    requestId: `req_${day}`,
    submittedAt: `2026-06-${String(day).padStart(2, '0')}T12:00:00.000Z`,
    fields: {
      ...request.fields,
      copyServiceName: 'Swift Copies',
      copyServiceLocation: '',
      copyServiceEmail: 'desk@swift.example',
      copyServicePhone: '(312) 555-0100',
      attorneyName: 'Dana Ray',
      firmName: 'Ray LLP',
      lawyerEmail: 'dana@ray.example',
      lawyerPhone: '(312) 555-0101',
      ...fields,
    },
  };
}

/** The address book after these requests. */
function bookOf(...requests: ReturnType<typeof submitted>[]): AddressBook {
  return requests.reduce((book, request) => recordUse(book, request, newId) ?? book, EMPTY_ADDRESS_BOOK);
}

describe('recordUse', () => {
  test('adds the copy service, the attorney and the request type of a request', () => {
    const book = bookOf(submitted(1, { requestType: 7 }));
    expect(book.copyServices).toMatchObject([
      { copyServiceName: 'Swift Copies', lastUsedAt: '2026-06-01T12:00:00.000Z' },
    ]);
    expect(book.attorneys).toMatchObject([{ attorneyName: 'Dana Ray', lawyerPhone: '(312) 555-0101' }]);
    expect(book.requestTypes).toEqual([7]);
  });

  test('stores no patient data', () => {
    const text = JSON.stringify(bookOf(submitted(1, { patientName: 'PATIENT', physicianName: 'PATIENT' })));
    expect(text).not.toContain('PATIENT');
    expect(text).not.toContain('patient');
  });

  test('gives a contact that is used again the latest phone number and the same ID', () => {
    const before = bookOf(submitted(1));
    const after = recordUse(
      before,
      submitted(2, { lawyerEmail: 'DANA@ray.example', lawyerPhone: '(312) 555-0199' }),
      newId,
    )!;
    expect(after.attorneys).toEqual([
      expect.objectContaining({
        contactId: before.attorneys[0]!.contactId,
        lawyerPhone: '(312) 555-0199',
        lastUsedAt: '2026-06-02T12:00:00.000Z',
      }),
    ]);
  });

  test('orders contacts by last use, also if requests are recorded out of order', () => {
    const book = bookOf(
      submitted(1),
      submitted(3, { lawyerEmail: 'c@ray.example' }),
      submitted(2, { lawyerEmail: 'b@ray.example', copyServicePhone: 'older' }),
    );
    expect(book.attorneys.map(({ lawyerEmail }) => lawyerEmail)).toEqual([
      'c@ray.example',
      'b@ray.example',
      'dana@ray.example',
    ]);
    expect(book.copyServices).toMatchObject([{ copyServicePhone: '(312) 555-0100' }]);
  });

  test('tells the offices of a listed copy service apart', () => {
    const office = (id: string, day: number) =>
      submitted(day, { copyServiceName: 'Meridian', copyServiceLocation: id });
    expect(bookOf(office('a', 1), office('b', 2), office('a', 3)).copyServices).toMatchObject([
      { copyServiceLocation: 'a' },
      { copyServiceLocation: 'b' },
    ]);
  });

  test('remembers the last three request types, each once', () => {
    const types = [1, 2, 3, 2, 4].map((requestType, index) => submitted(index + 1, { requestType }));
    expect(bookOf(...types).requestTypes).toEqual([4, 2, 3]);
  });

  test('adds no attorney without a name and an email address', () => {
    expect(bookOf(submitted(1, { attorneyName: '', lawyerEmail: '' })).attorneys).toEqual([]);
  });

  test('does nothing when a task is repeated, so that a deleted contact stays deleted', () => {
    const book = bookOf(submitted(1));
    const without = deleteContact(book, book.attorneys[0]!.contactId)!;
    expect(recordUse(without, submitted(1), newId)).toBeNull();
  });

  test('drops the contacts that were unused for longest above the limit', () => {
    let book: AddressBook = EMPTY_ADDRESS_BOOK;
    for (let index = 0; index <= MAX_CONTACTS; index++) {
      const at = new Date(Date.UTC(2026, 5, 1) + index * 60_000).toISOString();
      const request = { ...submitted(1, { lawyerEmail: `a${index}@ray.example` }), submittedAt: at };
      book = recordUse(book, { ...request, requestId: `req_${index}` }, newId)!;
    }
    expect(book.attorneys).toHaveLength(MAX_CONTACTS);
    expect(book.attorneys.at(-1)).toMatchObject({ lawyerEmail: 'a1@ray.example' });
    expect(book.recorded.length).toBeLessThan(MAX_CONTACTS);
  });
});

describe('editContact', () => {
  const attorney = (contactId: string, lawyerEmail: string): SavedContactEdit => ({
    kind: 'attorney',
    contactId,
    attorneyName: 'Dana R. Ray',
    lawyerEmail,
    lawyerPhone: '(312) 555-0102',
  });
  const book = bookOf(submitted(1), submitted(2, { lawyerEmail: 'b@ray.example' }));
  const [second, first] = book.attorneys;

  test('replaces the fields of a contact', () => {
    const decision = editContact(book, attorney(first!.contactId, 'new@ray.example'));
    expect(decision).toMatchObject({
      kind: 'change',
      book: {
        attorneys: [
          second,
          {
            contactId: first!.contactId,
            attorneyName: 'Dana R. Ray',
            firmName: '',
            lawyerEmail: 'new@ray.example',
            lawyerPhone: '(312) 555-0102',
            lastUsedAt: first!.lastUsedAt,
          },
        ],
      },
    });
  });

  test.each([
    ['another contact has the address', first!.contactId, 'B@ray.example', 'duplicate'],
    ['only the case of its own address changed', first!.contactId, 'DANA@ray.example', 'change'],
    ['the contact does not exist', 'other', 'x@ray.example', 'missing'],
    ['the ID is of another kind of contact', book.copyServices[0]!.contactId, 'x@ray.example', 'missing'],
  ])('if %s, decides %4$s', (_, contactId, email, kind) => {
    expect(editContact(book, attorney(contactId, email)).kind).toBe(kind);
  });

  test.each([
    ['keeps the name of a listed copy service', 'office-1', 'Swift Copies'],
    ['changes the name of another copy service', '', 'Swifter Copies'],
  ])('%s', (_, copyServiceLocation, copyServiceName) => {
    const stored = bookOf(submitted(1, { copyServiceLocation }));
    const decision = editContact(stored, {
      kind: 'copyService',
      contactId: stored.copyServices[0]!.contactId,
      copyServiceName: 'Swifter Copies',
      copyServiceEmail: 'new@swift.example',
      copyServicePhone: '(312) 555-0103',
    });
    expect(decision).toMatchObject({
      book: {
        copyServices: [{ copyServiceName, copyServiceLocation, copyServiceEmail: 'new@swift.example' }],
      },
    });
  });
});

test('deleting a contact that is not in the address book changes nothing', () => {
  expect(deleteContact(bookOf(submitted(1)), 'other')).toBeNull();
});

test('contacts that were not used for two years are removed', () => {
  const book = bookOf(submitted(1), submitted(3, { lawyerEmail: 'c@ray.example' }));
  const kept = withoutExpired(book, new Date('2028-06-01T12:00:00.000Z'));
  expect(kept.attorneys.map(({ lawyerEmail }) => lawyerEmail)).toEqual(['c@ray.example']);
});
