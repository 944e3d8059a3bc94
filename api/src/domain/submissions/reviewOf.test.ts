import { describe, expect, it } from 'vitest';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { aReview } from '../testing/aReview.ts';
import { aRequest } from '../testing/aRequest.ts';
import { reviewOf } from './reviewOf.ts';
import { missingInformationView } from './reviewView.ts';

describe('reviewOf', () => {
  it.each<[what: string, request: Partial<RequestDocument>, state: string | undefined]>([
    ['no stored review, open', {}, 'pending'],
    ['no stored review, on hold', { status: 'on_hold' }, 'pending'],
    ['no stored review, completed', { status: 'completed' }, undefined],
    ['no stored review, cancelled', { status: 'cancelled' }, undefined],
    ['under review, open', { review: aReview({ state: 'under_review' }) }, 'under_review'],
    ['pending, completed', { status: 'completed', review: aReview() }, undefined],
    [
      'under review, cancelled',
      { status: 'cancelled', review: aReview({ state: 'under_review' }) },
      undefined,
    ],
    ['approved, completed', { status: 'completed', review: aReview({ state: 'approved' }) }, 'approved'],
    ['rejected, cancelled', { status: 'cancelled', review: aReview({ state: 'rejected' }) }, 'rejected'],
  ])('%s', (_what, request, state) => {
    expect(reviewOf(aRequest(request))?.state).toBe(state);
  });

  it('without a stored review is pending since the submission, with its kind', () => {
    expect(reviewOf(aRequest())).toEqual(aReview());
    expect(reviewOf(aRequest({ source: 'internal' }))?.kind).toBe('internal');
  });
});

describe('missingInformationView', () => {
  const rejected = aReview({ state: 'rejected', missing: ['dates-missing'], note: 'Which year?' });

  it('returns the missing items and note of the rejection', () => {
    expect(missingInformationView(aRequest({ review: rejected }))).toEqual({
      missingInformation: {
        missing: ['dates-missing'],
        note: 'Which year?',
        requestedAt: rejected.changedAt,
        isRejected: true,
      },
    });
  });

  it('returns what the client was asked for during a review', () => {
    const asked = { ...rejected, state: 'under_review', askedAt: '2026-03-11T09:00:00.000Z' } as const;
    expect(missingInformationView(aRequest({ review: asked })).missingInformation).toEqual({
      missing: ['dates-missing'],
      note: 'Which year?',
      requestedAt: asked.askedAt,
      isRejected: false,
    });
    expect(missingInformationView(aRequest({ review: asked, status: 'cancelled' }))).toEqual({});
  });

  it.each<[when: string, request: Partial<RequestDocument>]>([
    ['it was not reviewed', {}],
    ['it was rejected earlier and is under review again', { review: { ...rejected, state: 'under_review' } }],
    ['it was answered', { review: { ...rejected, state: 'pending' } }],
    ['it was approved', { review: { ...rejected, state: 'approved' } }],
    ['the request is completed', { review: rejected, status: 'completed' }],
    ['the request is cancelled', { review: rejected, status: 'cancelled' }],
  ])('is empty if %s', (_when, request) => {
    expect(missingInformationView(aRequest(request))).toEqual({});
  });
});
