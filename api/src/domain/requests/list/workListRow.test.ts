import { expect, test } from 'vitest';
import { anInvoice } from '../../testing/anInvoice.ts';
import { aReview } from '../../testing/aReview.ts';
import { aFile, aRequest, SUBMITTED_AT } from '../../testing/aRequest.ts';
import type { RequestFile, RequestDocument } from '../requestDocument.ts';
import { workListRow } from './workListRow.ts';

const facility = 'facility|lakeview hospital';
const unreviewed = ['needs_review', 'review|pending'];
const document = (changed: Partial<RequestFile> = {}) => ({
  files: {
    file_1: aFile({
      fileId: 'file_1',
      uploadedByAdmin: true,
      requiresPayment: true,
      chargeCents: 2_550,
      scan: 'clean',
      ...changed,
    }),
  },
});
const invoiceOf = (changed: Parameters<typeof anInvoice>[0]) => {
  const invoice = anInvoice({ sentAt: SUBMITTED_AT.toISOString(), totalCents: 4_000, ...changed });
  return { invoices: { [invoice.invoiceId]: invoice } };
};
const approved = { review: aReview({ state: 'approved' }) };
const failedFee = { payment: { ...aRequest().payment, state: 'failed' as const } };

test.each<[string, Partial<RequestDocument>, groups: string[]]>([
  ['a new request', {}, ['open', 'unassigned', ...unreviewed]],
  ['an assigned request', { assigneeId: 'usr_1' }, ['open', 'assigned|usr_1', ...unreviewed]],
  ['an approved request', approved, ['open', 'unassigned', 'review|approved']],
  [
    'a request with missing information',
    { review: aReview({ state: 'rejected', missing: ['loa-missing'] }) },
    ['open', 'unassigned', 'review|rejected', 'waiting'],
  ],
  [
    'a request under review',
    { review: aReview({ state: 'under_review' }) },
    ['open', 'unassigned', 'needs_review', 'review|under_review'],
  ],
  [
    'a request whose client was asked',
    { review: aReview({ state: 'under_review', askedAt: SUBMITTED_AT.toISOString() }) },
    ['open', 'unassigned', 'review|under_review', 'waiting'],
  ],
  [
    'an update about which the client was asked',
    {
      status: 'update_requested',
      review: aReview({ state: 'under_review', kind: 'update', askedAt: SUBMITTED_AT.toISOString() }),
    },
    ['open', 'unassigned', 'review|under_review', 'waiting'],
  ],
  [
    'a closed request whose client was asked',
    { status: 'completed', review: aReview({ state: 'under_review', askedAt: SUBMITTED_AT.toISOString() }) },
    [],
  ],
  [
    'an update that nobody decided on',
    { review: aReview({ state: 'pending', kind: 'update' }) },
    ['open', 'unassigned', ...unreviewed, 'has_update'],
  ],
  [
    'the status Update Requested',
    { ...approved, status: 'update_requested' },
    ['open', 'unassigned', 'review|approved', 'has_update'],
  ],
  [
    'the status On Hold',
    { ...approved, status: 'on_hold' },
    ['open', 'unassigned', 'review|approved', 'on_hold'],
  ],
  [
    'a message of the client in a closed request',
    { ...approved, status: 'completed', thread: { ...aRequest().thread, unreadByStaff: [2] } },
    ['review|approved', 'messages'],
  ],
  [
    'an unpaid document',
    { ...approved, ...document() },
    ['open', 'unassigned', 'review|approved', 'unpaid', 'waiting'],
  ],
  [
    'an unpaid document of a completed request',
    { ...approved, ...document(), status: 'completed' },
    ['review|approved', 'unpaid'],
  ],
  [
    'a completed request with a document that the scan rejected',
    { ...approved, ...document({ scan: 'infected' }), status: 'completed' },
    ['review|approved', 'not_completed'],
  ],
  [
    'a completed request from which it was withdrawn',
    {
      ...approved,
      ...document({ scan: 'infected', deletedAt: SUBMITTED_AT.toISOString() }),
      status: 'completed',
    },
    ['review|approved'],
  ],
  [
    'a completed request with an infected file of the client',
    { ...approved, ...document({ scan: 'infected', uploadedByAdmin: false }), status: 'completed' },
    ['review|approved'],
  ],
  ['an unpaid document of a cancelled request', { ...document(), status: 'cancelled' }, []],
])('%s is in its groups', (_, changed, groups) => {
  expect(workListRow(aRequest(changed)).groups.toSorted()).toEqual([...groups, facility].toSorted());
});

test('a request without a facility is in no group of a facility', () => {
  const request = aRequest();
  const { groups } = workListRow({ ...request, fields: { ...request.fields, facilityName: ' ' } });
  expect(groups).not.toContainEqual(expect.stringContaining('facility'));
});

test.each<[string, Partial<RequestDocument>, cents: number]>([
  ['nothing', {}, 0],
  ['a failed fee', failedFee, 1_500],
  ['an unpaid document', document(), 2_550],
  ['an unpaid document under embargo', document({ embargoEnabled: true, embargoDays: 14 }), 2_550],
  ['a payment that clears', document({ paymentState: 'clearing' }), 2_550],
  ['a paid document', document({ paymentState: 'paid' }), 0],
  ['a free document', document({ requiresPayment: false, chargeCents: 0 }), 0],
  ['a withdrawn document', document({ deletedAt: SUBMITTED_AT.toISOString() }), 0],
  ['an infected document', document({ scan: 'infected' }), 0],
  ['a sent invoice', invoiceOf({}), 4_000],
  ['a paid invoice', invoiceOf({ paymentState: 'paid' }), 0],
  ['a draft of an invoice', invoiceOf({ sentAt: null }), 0],
  ['a fee, a document and an invoice', { ...failedFee, ...document(), ...invoiceOf({}) }, 8_050],
])('with %s, a request has its amount owed', (_, changed, cents) => {
  expect(workListRow(aRequest(changed)).owedCents).toBe(cents);
});

test('lists by due date are sorted by the due date, then by request ID', () => {
  const { dueKey, dueDate, requestId } = workListRow(aRequest());
  expect(dueKey).toBe(`${dueDate}|${requestId}`);
});

test('an open request whose due date the rules set has the facts of its deadline', () => {
  const request = aRequest();
  expect(workListRow(request)).toMatchObject({
    deadlineDue: request.dueDate,
    deadlineFacts: { facilityName: 'Lakeview Hospital', submittedAt: request.submittedAt, pauses: [] },
  });
  for (const other of [
    aRequest({ status: 'completed' }),
    aRequest({ deadline: null }),
    aRequest({ deadline: { ...request.deadline!, isManual: true } }),
  ])
    expect(workListRow(other)).not.toHaveProperty('deadlineFacts');
});
