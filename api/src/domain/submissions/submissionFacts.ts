import type { RequestRoot } from '../requests/root.ts';
import { reviewOf } from './reviewOf.ts';

/** What a row tells of a submission. */
export interface SubmissionFacts {
  /** `none`: it is not in the queue, or has a row of its own at another place. */
  readonly review: 'pending' | 'under_review' | 'approved' | 'rejected' | 'none';
  readonly submissionKind: 'new' | 'update' | 'internal';
  readonly lacksLoa: boolean;
  /** User id and name; null and empty while nobody reviews it. */
  readonly reviewerId: string | null;
  readonly reviewerName: string;
  readonly answeredAt: string | null;
  readonly reviewVersion: number;
}

/** The facts of the place (from 0) at which a request came into the queue. Only its last place is one of the queue. */
export function submissionFacts(root: RequestRoot, entry: number): SubmissionFacts {
  const review = reviewOf(root);
  const isHere = review !== null && review.entered.length - 1 === entry;
  return {
    review: isHere ? review.state : 'none',
    submissionKind: review?.kind ?? (root.source === 'internal' ? 'internal' : 'new'),
    lacksLoa: lacksLoa(root),
    reviewerId: review?.reviewerId ?? null,
    reviewerName: review?.reviewerName ?? '',
    answeredAt: review?.answeredAt ?? null,
    reviewVersion: review?.version ?? 0,
  };
}

/**
 * A letter that was blocked, or that retention deleted, is none. It may be in the subpoena packet, as the client says.
 * What staff bring in comes without one.
 */
function lacksLoa({ source, files, fields }: Pick<RequestRoot, 'source' | 'files' | 'fields'>): boolean {
  if (source === 'internal') return false;
  const usable = Object.values(files).filter(
    ({ scan, deletedAt }) => scan !== 'infected' && deletedAt === null,
  );
  if (usable.some(({ group }) => group === 'loa')) return false;
  return !(fields.loaIncluded && usable.some(({ group }) => group === 'supporting'));
}
