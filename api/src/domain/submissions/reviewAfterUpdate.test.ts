import { describe, expect, it } from 'vitest';
import { aReview } from '../testing/aReview.ts';
import { aRequest, SUBMITTED_AT } from '../testing/aRequest.ts';
import { reviewAfterUpdate } from './reviewAfterUpdate.ts';

const now = new Date('2026-05-12T10:00:00.000Z');
const at = now.toISOString();
const first = SUBMITTED_AT.toISOString();
const reviewer = { reviewerId: 'usr_ann', reviewerName: 'Ann Ray', changedByName: 'Ann Ray' };

describe('reviewAfterUpdate', () => {
  it('keeps the position of an undecided submission and raises its version', () => {
    const request = aRequest();
    expect(reviewAfterUpdate(request, now)).toMatchObject({
      review: { state: 'pending', entered: [request.submittedAt], version: 1 },
      queue: null,
    });
  });

  it('returns a rejected submission to its old position, marked as answered', () => {
    const rejected = aReview({
      state: 'rejected',
      ...reviewer,
      version: 2,
      missing: ['loa-missing'],
      note: 'N',
    });
    expect(reviewAfterUpdate(aRequest({ review: rejected }), now)).toEqual({
      queue: 'answered',
      review: aReview({ version: 3, missing: ['loa-missing'], note: 'N', changedAt: at, answeredAt: at }),
    });
  });

  it('re-queues an approved submission', () => {
    const approved = aReview({ state: 'approved', ...reviewer, version: 2, answeredAt: first });
    expect(reviewAfterUpdate(aRequest({ review: approved }), now)).toEqual({
      queue: 'update',
      review: aReview({ kind: 'update', entered: [first, at], version: 3, changedAt: at }),
    });
  });

  it.each([null, aReview({ version: 1 })])('adds a completed request to the queue again', (review) => {
    const { queue, review: next } = reviewAfterUpdate(aRequest({ status: 'completed', review }), now);
    expect(queue).toBe('update');
    expect(next).toMatchObject({ state: 'pending', kind: 'update', entered: [first, at] });
  });

  it('keeps the reviewer and raises the version of a submission under review', () => {
    const reviewed = aReview({ state: 'under_review', ...reviewer, version: 1 });
    expect(reviewAfterUpdate(aRequest({ review: reviewed }), now)).toEqual({
      queue: null,
      review: { ...reviewed, version: 2, changedByName: '', changedAt: at },
    });
  });

  it('answers the question of a review, which stays with its reviewer', () => {
    const asked = aReview({
      state: 'under_review',
      ...reviewer,
      version: 1,
      askedAt: first,
      missing: ['loa-missing'],
    });
    expect(reviewAfterUpdate(aRequest({ review: asked }), now)).toEqual({
      queue: 'answered',
      review: { ...asked, version: 2, changedByName: '', changedAt: at, askedAt: null, answeredAt: at },
    });
  });

  it.each(['pending', 'under_review', 'approved', 'rejected'] as const)(
    'ends the checks of a %s review',
    (state) => {
      const checked = [{ itemId: 'patient', by: 'Ann Ray', at: first }];
      const { review } = reviewAfterUpdate(aRequest({ review: aReview({ state, checked }) }), now);
      expect(review?.checked).toEqual([]);
    },
  );
});
