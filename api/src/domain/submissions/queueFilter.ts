import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import { attentionBounds, type AttentionBounds } from '@portal/contract/submissions/rules.ts';
import type { SubmissionsQuery } from '@portal/contract/submissions/schemas/submissionQueue.ts';
import {
  reviewStates,
  type ReviewState,
  type SubmissionKind,
} from '@portal/contract/submissions/schemas/submissionReview.ts';
import { isDecided } from './reviewOf.ts';
import { type SearchWord, listSearchWords } from '../requests/list/searchWords.ts';

/** The filter of the intake queue; null matches every row. */
export interface QueueFilter {
  /** An empty list matches no row. */
  readonly states: readonly ReviewState[];
  /** Rows that reach `within`, but not `beyond`. Decided submissions reach neither. */
  readonly attention: {
    readonly within: AttentionBounds | null;
    readonly beyond: AttentionBounds | null;
    /** Whether decided submissions match too. */
    readonly withDecided: boolean;
  } | null;
  readonly kind: SubmissionKind | null;
  /** User id of the request's assignee. */
  readonly assigneeId: string | null;
  readonly words: readonly SearchWord[];
}

/** The filter of a queue query. `statuses` are those that a search word can name. `today`: the day of the facility. */
export function queueFilter(
  query: Pick<SubmissionsQuery, 'state' | 'attention' | 'kind' | 'assignee' | 'search'>,
  statuses: readonly StatusDefinition[],
  { staffId, now, today }: { readonly staffId: string; readonly now: Date; readonly today: string },
): QueueFilter {
  const high = attentionBounds('high', now, today);
  const medium = attentionBounds('medium', now, today);
  const attention = {
    high: { within: high, beyond: null, withDecided: false },
    medium: { within: medium, beyond: high, withDecided: false },
    low: { within: null, beyond: medium, withDecided: true },
  } as const;
  const level = query.attention ? attention[query.attention] : null;
  return {
    states: statesOf(query.state).filter((state) => level?.withDecided !== false || !isDecided({ state })),
    attention: level,
    kind: query.kind ?? null,
    assigneeId: query.assignee === 'mine' ? staffId : null,
    words: listSearchWords(query.search ?? '', statuses),
  };
}

function statesOf(state: SubmissionsQuery['state']): readonly ReviewState[] {
  if (state === 'all') return reviewStates;
  return state === 'open' ? ['pending', 'under_review'] : [state];
}

/** Whether the counters cover the filter; they count by state only. */
export function hasCounters({ attention, kind, assigneeId, words }: QueueFilter): boolean {
  return attention === null && kind === null && assigneeId === null && words.length === 0;
}
