import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { COMPLETED, type Fulfillment } from '../rules/fulfillValues.ts';
import { type OpenReview, openReview } from '../rules/openReview.ts';
import type { WorkOfOthers } from './workOfOthers.ts';

/** What staff confirm before an attempt. */
export interface Question {
  /** Null: the review needs no confirmation. */
  readonly review: OpenReview | null;
  /** Whether the attempt completes the request and sends nothing else. */
  readonly isEmpty: boolean;
  readonly completes: boolean;
  /** What others added since the panel opened; null for nothing. */
  readonly others: WorkOfOthers | null;
  /** Names of files of an ended session that were not chosen again. */
  readonly lostFiles: readonly string[];
}

interface Attempt {
  readonly completes: boolean;
  readonly confirmed: Question | null;
}

/** What has to be confirmed before the attempt; null if it is nothing, or was confirmed. */
export function questionOf(
  { release, lineItems, status }: Fulfillment,
  { completes: isCompletion, confirmed }: Attempt,
  { review, status: current }: Pick<StaffRequestView, 'review' | 'status'>,
  others: WorkOfOthers | null,
  lostFiles: readonly string[],
): Question | null {
  const completes = current !== COMPLETED && (isCompletion || status.status === COMPLETED);
  const isEmpty = completes && !release && !lineItems && status.notes === '' && status.status === current;
  // Notes and other statuses do not fulfill the request.
  const open = release || lineItems || completes ? openReview(review) : null;
  if (!isEmpty && !open && !others && lostFiles.length === 0) return null;
  const isConfirmed =
    confirmed !== null &&
    confirmed.isEmpty === isEmpty &&
    confirmed.review === open &&
    lostFiles.every((name) => confirmed.lostFiles.includes(name)) &&
    // What was confirmed is known.
    !others;
  return isConfirmed ? null : { review: open, isEmpty, completes, others, lostFiles };
}
