import { describe, expect, it } from 'vitest';
import { aReview } from '../testing/aReview.ts';
import { aRoot, SUBMITTED_AT } from '../testing/aRoot.ts';
import { reviewAfterUpdate } from './reviewAfterUpdate.ts';

const now = new Date('2026-05-12T10:00:00.000Z');
const at = now.toISOString();
const first = SUBMITTED_AT.toISOString();
const reviewer = { reviewerId: 'usr_ann', reviewerName: 'Ann Ray', changedByName: 'Ann Ray' };

describe('an update by the client', () => {
  it('keeps the position of an undecided submission and raises its version', () => {
    const root = aRoot();
    expect(reviewAfterUpdate(root, now)).toMatchObject({
      review: { state: 'pending', entered: [root.submittedAt], version: 1 },
      how: null,
    });
  });

  it('puts a rejected one back at its old place, marked as answered', () => {
    const rejected = aReview({
      state: 'rejected',
      ...reviewer,
      version: 2,
      missing: ['loa-missing'],
      note: 'N',
    });
    expect(reviewAfterUpdate(aRoot({ review: rejected }), now)).toEqual({
      how: 'answered',
      review: aReview({ version: 3, missing: ['loa-missing'], note: 'N', changedAt: at, answeredAt: at }),
    });
  });

  it('re-queues an approved submission', () => {
    const approved = aReview({ state: 'approved', ...reviewer, version: 2, answeredAt: first });
    expect(reviewAfterUpdate(aRoot({ review: approved }), now)).toEqual({
      how: 'update',
      review: aReview({ kind: 'update', entered: [first, at], version: 3, changedAt: at }),
    });
  });

  it.each([null, aReview({ version: 1 })])('brings a completed request into the queue anew', (review) => {
    const { how, review: next } = reviewAfterUpdate(aRoot({ status: 'completed', review }), now);
    expect(how).toBe('update');
    expect(next).toMatchObject({ state: 'pending', kind: 'update', entered: [first, at] });
  });

  it('leaves one with its reviewer, who has to look again', () => {
    const reviewed = aReview({ state: 'under_review', ...reviewer, version: 1 });
    expect(reviewAfterUpdate(aRoot({ review: reviewed }), now)).toEqual({
      how: null,
      review: { ...reviewed, version: 2, changedByName: '', changedAt: at },
    });
  });
});
