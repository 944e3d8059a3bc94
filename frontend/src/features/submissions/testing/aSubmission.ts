import type { SubmissionPage } from '@portal/contract/submissions/schemas/submissionQueue.ts';
import type { SubmissionItem } from '@portal/contract/submissions/schemas/submissionReview.ts';

export const REQUEST_ID = `req_${'a'.repeat(24)}`;

export function aSubmission(facts: Partial<SubmissionItem> = {}): SubmissionItem {
  return {
    _id: REQUEST_ID,
    orderId: 'LAW-7',
    patientName: 'Maria Alvarez',
    patientDob: '1980-02-03',
    facilityName: 'Central Medical Center',
    requestType: 7,
    status: 'pending',
    filesCount: 2,
    dueDate: '2099-03-25',
    kind: 'new',
    receivedAt: '2026-03-10T08:00:00.000Z',
    state: 'pending',
    attention: 'medium',
    reasons: [{ kind: 'lacksLoa' }],
    lacksLoa: true,
    reviewer: null,
    answeredAt: null,
    askedAt: null,
    version: 0,
    ...facts,
  };
}

export function aSubmissionPage(
  submissions: SubmissionItem[],
  facts: Partial<SubmissionPage> = {},
): SubmissionPage {
  const figure = (count: number) => ({ count, isExact: true });
  return {
    submissions,
    nextCursor: null,
    total: figure(submissions.length),
    summary: {
      pending: figure(4),
      under_review: figure(1),
      approved: { count: 1000, isExact: false },
      rejected: figure(2),
      high: figure(3),
    },
    ...facts,
  };
}
