import type { SearchField } from '@portal/contract/search/schemas.ts';
import { describe, expect, test } from 'vitest';
import { aRequest } from '../testing/aRequest.ts';
import { anInvoice } from '../testing/anInvoice.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { searchFacts, type SearchReader } from './searchFacts.ts';
import { searchKeys } from './searchKeys.ts';

const { fields } = aRequest();

const fullFields: RequestDocument['fields'] = {
  ...fields,
  attorneyName: 'Ann Mercer',
  firmName: 'Mercer LLP',
  lawyerEmail: 'ann@mercer.example',
  lawyerPhone: '(213) 555-0101',
  copyServicePhone: '(213) 555-0102',
  contactEmail: 'desk@swift.example',
  contactPhone: '(213) 555-0103',
  scope: { ranges: [], matterNumber: 'M-77', claimNumber: 'CLM 5', caseNumber: '24STCV1' },
};

const request = aRequest({
  fields: fullFields,
  invoices: {
    inv_1: anInvoice({ invoiceId: 'inv_1', number: 'INV-2026-000001', sentAt: '2026-03-11T08:00:00.000Z' }),
    inv_2: anInvoice({ invoiceId: 'inv_2', number: 'INV-2026-000002', sentAt: null }),
  },
});

const seen = (reader: SearchReader, of: RequestDocument = request) => {
  const facts = searchFacts(of, reader);
  const fieldsOf = (field: SearchField) =>
    facts.filter((fact) => fact.field === field).map(({ text }) => text);
  return { facts, fieldsOf, names: new Set(facts.map(({ field }) => field)) };
};

const SHARED = [
  'patientName',
  'patientDob',
  'orderId',
  'matterNumber',
  'claimNumber',
  'caseNumber',
  'facilityName',
  'phone',
  'invoiceNumber',
];
const OF_SUBMITTER = [...SHARED, 'attorneyName', 'firmName', 'copyServiceName', 'email'];

test.each<[reader: SearchReader, names: string[]]>([
  ['staff', [...OF_SUBMITTER, 'paymentId']],
  ['submitter', OF_SUBMITTER],
  ['owner', SHARED],
])('a %s searches %j', (reader, names) => {
  expect([...seen(reader).names].toSorted()).toEqual(names.toSorted());
});

test('clients find only invoices that they see, and who added the request only the phone of its contact', () => {
  expect(seen('staff').fieldsOf('invoiceNumber')).toEqual(['INV-2026-000001', 'INV-2026-000002']);
  for (const reader of ['submitter', 'owner'] as const)
    expect(seen(reader).fieldsOf('invoiceNumber')).toEqual(['INV-2026-000001']);
  expect(seen('owner').fieldsOf('phone')).toEqual(['(213) 555-0103']);
  expect(seen('submitter').fieldsOf('phone')).toHaveLength(3);
  expect(seen('submitter').fieldsOf('email')).toEqual(['desk@swift.example', 'ann@mercer.example']);
});

test('a request of before these fields has the others', () => {
  const { names } = seen('staff', aRequest());
  expect(names).toContain('orderId');
  expect(names).not.toContain('matterNumber');
});

test('payments are those of the fee, documents and invoices, also earlier ones', () => {
  const file = {
    ...Object.values(request.files)[0]!,
    intentId: 'pi_2',
    chargeId: null,
    refundedIntents: ['pi_3'],
  };
  const invoice = anInvoice({ invoiceId: 'inv_1', intentId: 'pi_4', chargeId: 'ch_4' });
  const combinedPayments = { pi_5: { openedAt: '2026-03-11T08:00:00.000Z', allocation: [] } };
  const paid = aRequest({ files: { [file.fileId]: file }, invoices: { inv_1: invoice }, combinedPayments });
  expect(seen('staff', paid).fieldsOf('paymentId')).toEqual([
    'pi_1',
    'ch_1',
    'pi_2',
    'pi_3',
    'pi_4',
    'ch_4',
    'pi_5',
  ]);
});

describe('Social Security digits are never a key', () => {
  const keysWith = (changed: Partial<RequestDocument['fields']>, claimNumber = '') =>
    searchKeys(
      searchFacts(
        aRequest({ fields: { ...fields, ...changed, scope: { ranges: [], claimNumber } } }),
        'staff',
      ),
    ).filter((key) => /\d/.test(key) && !/^[bpti]:/.test(key) && key !== 'o:1' && !key.startsWith('o:ord'));

  test('not those of the patient', () => {
    expect(searchKeys(searchFacts(request, 'staff')).filter((key) => key.includes('1234'))).toEqual([]);
  });

  test.each([
    '123-45-6789',
    '123 - 45 - 6789',
    'CLM 123.45.6789',
    '123–45–6789',
    '４５６-７８-６７８９',
    'SSN 1234',
    '987651234',
    '98765-1234',
    '987 651234',
  ])('not those of a claim number %j', (claimNumber) => {
    expect(keysWith({}, claimNumber)).toEqual([]);
  });

  test.each(['patientName', 'facilityName', 'attorneyName', 'firmName', 'copyServiceName'] as const)(
    'not those in %s',
    (field) => {
      expect(keysWith({ [field]: 'Ann 123-45-6789' })).toEqual([]);
    },
  );

  test('other numbers are keys', () => {
    expect(keysWith({}, '987654321')).toContain('o:987654321');
    expect(keysWith({}, 'CLM 2026')).toContain('o:2026');
  });
});
