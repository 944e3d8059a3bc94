import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import { describe, expect, it } from 'vitest';
import { requestListRow } from '../requests/list/requestListRow.ts';
import { type RequestDocument, requestUpdate } from '../requests/requestDocument.ts';
import { aReview } from '../testing/aReview.ts';
import { aFile, aRequest, SUBMITTED_AT } from '../testing/aRequest.ts';
import { authorizationCheckOf } from './authorization/authorizationCheckOf.ts';
import { submissionRows } from './submissionRows.ts';

const [first, second, third] = [
  SUBMITTED_AT.toISOString(),
  '2026-05-01T08:00:00.000Z',
  '2026-06-01T08:00:00.000Z',
];

const packet = (loaIncluded: boolean) => ({
  files: { a: aFile({ group: 'supporting' }) },
  fields: { ...aRequest().fields, loaIncluded },
});

/** A document of an update that the pre-check recognized as an authorization. */
const unchecked = authorizationCheckOf(
  { kind: 'unreadable', reason: 'no-text' },
  { patientName: '', patientDob: '', recipients: [] },
  SUBMITTED_AT,
);
const recognized = aFile({
  group: 'update',
  updateId: 'upd_1',
  authorizationCheck: { ...unchecked, unreadable: null, document: 'authorization', checkedAt: second },
});

/** A request whose client answered staff with a document. */
function answeredWith(missing: readonly MissingReason[]): Partial<RequestDocument> {
  const { fields } = packet(false);
  return {
    fields,
    files: { a: aFile({ group: 'update', updateId: 'upd_1' }) },
    updates: [requestUpdate.parse({ updateId: 'upd_1', reason: 'Other', details: '', submittedAt: second })],
    review: aReview({ missing: [...missing], answeredAt: second }),
  };
}

describe('the rows of a submission', () => {
  it('is the list row for the first queue entry', () => {
    const request = aRequest({
      review: aReview({ state: 'under_review', reviewerId: 'usr_ann', reviewerName: 'Ann' }),
    });
    expect(requestListRow(request)).toMatchObject({
      review: 'under_review',
      reviewerId: 'usr_ann',
      reviewerName: 'Ann',
    });
    expect(submissionRows(request)).toEqual([]);
  });

  it('is the row of the last queue entry; former entries are not in the queue', () => {
    const request = aRequest({ review: aReview({ kind: 'update', entered: [first, second, third] }) });
    expect(requestListRow(request).review).toBe('none');
    expect(submissionRows(request)).toMatchObject([
      { entry: 1, review: 'none', sortKey: `${second}|${request.requestId}` },
      { entry: 2, review: 'pending', submissionKind: 'update', sortKey: `${third}|${request.requestId}` },
    ]);
  });

  it('has the time of a question only while it waits for the client', () => {
    const askedAt = third;
    const entered = [first, second];
    const asked = aReview({ state: 'under_review', kind: 'update', entered, askedAt });
    expect(submissionRows(aRequest({ review: asked }))).toMatchObject([{ review: 'under_review', askedAt }]);
    const answered = aRequest({ review: { ...asked, askedAt: null } });
    expect(submissionRows(answered)[0]).not.toHaveProperty('askedAt');
    expect(requestListRow(aRequest({ status: 'completed', review: asked }))).not.toHaveProperty('askedAt');
  });

  it('is not in the queue if the request was closed before a decision', () => {
    expect(requestListRow(aRequest({ status: 'completed' })).review).toBe('none');
  });

  it.each([
    ['with a letter', {}, false],
    ['without files', { files: {} }, true],
    ['with an infected letter', { files: { a: aFile({ scan: 'infected' }) } }, true],
    ['with a deleted letter', { files: { a: aFile({ deletedAt: '2026-03-01T00:00:00.000Z' }) } }, true],
    ['with only other files', { files: { a: aFile({ group: 'update' }) } }, true],
    ['with one that came as another document', { files: { a: recognized } }, false],
    ['with a packet that contains it', packet(true), false],
    ['with a packet that does not', packet(false), true],
    ['with a document that answers the question for it', answeredWith(['loa-missing']), false],
    ['with a document that answers another question', answeredWith(['dates-missing']), true],
    ['entered by staff', { source: 'internal', files: {} }, false],
  ] as const)('of a request %s: letter is missing', (_what, request, lacks) => {
    expect(requestListRow(aRequest(request)).lacksLoa).toBe(lacks);
  });
});
