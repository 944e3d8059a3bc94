import { type ReviewState, reviewStates } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { type Counters, counterKey } from '../requests/list/listCounters.ts';

/** The number of submissions per state in a month; null if rows are older than the queue and must be counted. */
export function countedStates(counters: Counters): Record<ReviewState, number> | null {
  const listed = counters[counterKey.total] ?? 0;
  const known = counters[counterKey.reviewed] ?? 0;
  if (known < listed) return null;
  const entries = reviewStates.map((state) => [state, counters[counterKey.review(state)] ?? 0] as const);
  return Object.fromEntries(entries) as Record<ReviewState, number>;
}
