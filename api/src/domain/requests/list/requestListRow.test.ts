import { expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import { searchTerms, ROW_TERMS_VERSION } from '../../search/searchTerms.ts';
import { requestListRow } from './requestListRow.ts';

test('a request list row has the values that lists show, filter and search', () => {
  expect(requestListRow(aRequest())).toEqual({
    requestId: 'req_aaaaaaaaaaaaaaaaaaaaaaaa',
    seq: 1,
    orderId: 'ORD-1',
    patientName: 'Maria Santos',
    patientDob: '1980-02-29',
    facilityName: 'Lakeview Hospital',
    requestType: 7,
    requestTypeName: 'Medical Records',
    status: 'pending',
    submittedAt: '2026-03-10T08:00:00.000Z',
    sortKey: '2026-03-10T08:00:00.000Z|req_aaaaaaaaaaaaaaaaaaaaaaaa',
    dueDate: '2026-03-25',
    assigneeId: null,
    isInOverview: true,
    filesCount: 2,
    terms: searchTerms(['ORD-1', 'Maria Santos', 'Lakeview Hospital']),
    termsVersion: ROW_TERMS_VERSION,
    review: 'pending',
    reviewState: 'pending',
    owedCents: 0,
    submissionKind: 'new',
    lacksLoa: false,
    reviewerId: null,
    reviewerName: '',
    answeredAt: null,
    reviewVersion: 0,
    unreadMessages: 0,
    unreadByClient: 0,
  });
});

test('a request list row has the subpoena date if it is known', () => {
  expect(requestListRow(aRequest({ subpoenaReceivedDate: '2026-03-02' })).subpoenaReceivedDate).toBe(
    '2026-03-02',
  );
  expect(requestListRow(aRequest())).not.toHaveProperty('subpoenaReceivedDate');
});

test('a request list row has the kind of the authority only', () => {
  const fields = { ...aRequest().fields, authority: { kind: 'subpoena', servedOn: '2026-03-02' } as const };
  expect(requestListRow(aRequest({ fields })).authorityKind).toBe('subpoena');
  expect(JSON.stringify(requestListRow(aRequest({ fields })))).not.toContain('2026-03-02');
  expect(requestListRow(aRequest())).not.toHaveProperty('authorityKind');
});
