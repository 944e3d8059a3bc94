import { needsDocument } from '@portal/contract/submissions/missingReasons.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { reviewOf } from './reviewOf.ts';

/** The facts of a submission in a list row. */
export interface SubmissionFacts {
  /** `none`: it is not in the queue, or another row shows its current queue entry. */
  readonly review: 'pending' | 'under_review' | 'approved' | 'rejected' | 'none';
  readonly submissionKind: 'new' | 'update' | 'internal';
  readonly lacksLoa: boolean;
  /** User id and name; null and empty without a reviewer. */
  readonly reviewerId: string | null;
  readonly reviewerName: string;
  readonly answeredAt: string | null;
  readonly reviewVersion: number;
  /** When the client was asked. Missing unless an undecided submission waits for an answer. */
  readonly askedAt?: string;
}

/** The facts for a queue entry (from 0). Only the last entry is in the queue. */
export function submissionFacts(request: RequestDocument, entry: number): SubmissionFacts {
  const review = reviewOf(request);
  const isCurrentEntry = review !== null && review.entered.length - 1 === entry;
  return {
    review: isCurrentEntry ? review.state : 'none',
    submissionKind: review?.kind ?? (request.source === 'internal' ? 'internal' : 'new'),
    lacksLoa: lacksLoa(request),
    reviewerId: review?.reviewerId ?? null,
    reviewerName: review?.reviewerName ?? '',
    answeredAt: review?.answeredAt ?? null,
    reviewVersion: review?.version ?? 0,
    ...(review?.askedAt && { askedAt: review.askedAt }),
  };
}

/**
 * Whether the letter of authorization is missing. Infected and deleted files do not count. The client can state that
 * the letter is in the subpoena packet. Internal requests need no letter. If staff asked for the letter and the client
 * answered with a document, that document may be the letter, so the result is false and a person must look.
 */
function lacksLoa(request: RequestDocument): boolean {
  const { source, files, fields, review, updates } = request;
  if (source === 'internal') return false;
  const usable = Object.values(files).filter(
    ({ scan, deletedAt }) => scan !== 'infected' && deletedAt === null,
  );
  if (usable.some(({ group, authorizationCheck }) => group === 'loa' || authorizationCheck)) return false;
  const answeredAt = review && needsDocument(review.missing) ? review.answeredAt : null;
  const answer = answeredAt && updates.findLast(({ submittedAt }) => submittedAt <= answeredAt);
  if (answer && usable.some(({ updateId }) => updateId === answer.updateId)) return false;
  return !(fields.loaIncluded && usable.some(({ group }) => group === 'supporting'));
}
