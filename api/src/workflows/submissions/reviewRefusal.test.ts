import type { ReviewStep } from '@portal/contract/submissions/schemas/reviewStep.ts';
import { describe, expect, it } from 'vitest';
import type { Review } from '../../domain/submissions/review.ts';
import { aReview } from '../../domain/testing/aReview.ts';
import { reviewRefusal } from './reviewRefusal.ts';

const EARLIER = '2026-03-11T09:00:00.000Z';
const bobs = { state: 'under_review', reviewerId: 'usr_bob', reviewerName: 'Bob Day' } as const;
const byBob = { ...bobs, version: 2, changedByName: 'Bob Day', changedAt: '2026-03-12T10:00:00.000Z' };

describe('the refusal of a review step', () => {
  it.each<[action: ReviewStep['action'], review: Partial<Review>, message: string]>([
    ['start', byBob, 'Bob Day already started the review of this submission.'],
    [
      'approve',
      byBob,
      'Bob Day is reviewing this submission, so it was not approved. Take over the review first.',
    ],
    [
      'reject',
      byBob,
      'Bob Day is reviewing this submission, so it was not rejected. Take over the review first.',
    ],
    // Bob took over the review after the question was asked.
    [
      'ask',
      { ...byBob, askedAt: EARLIER },
      'Bob Day is reviewing this submission, so the client was not asked. Take over the review first.',
    ],
    ['check', byBob, 'Bob Day is reviewing this submission now. Check again.'],
    ['reopen', byBob, 'Bob Day is reviewing this submission now, so it was not returned to pending.'],
    [
      'approve',
      { ...byBob, askedAt: byBob.changedAt },
      'Bob Day already asked the client for what is missing.',
    ],
    ['approve', { ...byBob, changedByName: '' }, 'The client just sent an update. Please review it first.'],
  ])('%s after %j', (action, review, message) => {
    const refusal = { kind: 'conflict', review: aReview(review) } as const;
    expect(reviewRefusal(refusal, { action, callerId: 'usr_ann' }).message).toBe(message);
  });
});
