import type { StatusDefinition } from '@portal/contract/configuration/catalogues/statuses.ts';
import { attentionBounds, type AttentionBounds } from '@portal/contract/submissions/rules.ts';
import type { SubmissionsQuery } from '@portal/contract/submissions/schemas/submissionQueue.ts';
import {
  reviewStates,
  type ReviewState,
  type SubmissionKind,
} from '@portal/contract/submissions/schemas/submissionReview.ts';
import { isDecided } from './reviewOf.ts';
import { type SearchWord, listSearchWords } from '../requests/list/searchWords.ts';

/** What narrows the intake queue; null and nothing narrow nothing. */
export interface QueueFilter {
  /** Where there is none, nothing is let through. */
  readonly states: readonly ReviewState[];
  /** Rows that reach `within`, but not `beyond`; what was decided reaches neither. */
  readonly attention: {
    readonly within: AttentionBounds | null;
    readonly beyond: AttentionBounds | null;
    /** Whether what was decided belongs to it as well. */
    readonly withDecided: boolean;
  } | null;
  readonly kind: SubmissionKind | null;
  /** User id of whoever has the request. */
  readonly assigneeId: string | null;
  readonly words: readonly SearchWord[];
}

/** Reads the query of the queue; `statuses` are those that a typed word may name. */
export function queueFilter(
  query: Pick<SubmissionsQuery, 'state' | 'attention' | 'kind' | 'assignee' | 'search'>,
  statuses: readonly StatusDefinition[],
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): QueueFilter {
  const high = attentionBounds('high', now);
  const medium = attentionBounds('medium', now);
  const attention = {
    high: { within: high, beyond: null, withDecided: false },
    medium: { within: medium, beyond: high, withDecided: false },
    low: { within: null, beyond: medium, withDecided: true },
  } as const;
  const wanted = query.attention ? attention[query.attention] : null;
  return {
    states: statesOf(query.state).filter((state) => wanted?.withDecided !== false || !isDecided({ state })),
    attention: wanted,
    kind: query.kind ?? null,
    assigneeId: query.assignee === 'mine' ? staffId : null,
    words: listSearchWords(query.search ?? '', statuses),
  };
}

function statesOf(state: SubmissionsQuery['state']): readonly ReviewState[] {
  if (state === 'all') return reviewStates;
  return state === 'open' ? ['pending', 'under_review'] : [state];
}

/** Whether the counters tell how many there are: they know states alone. */
export function isCounted({ attention, kind, assigneeId, words }: QueueFilter): boolean {
  return attention === null && kind === null && assigneeId === null && words.length === 0;
}
