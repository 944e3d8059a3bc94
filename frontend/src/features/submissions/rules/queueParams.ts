import { attentionLevels } from '@portal/contract/submissions/rules.ts';
import { queueStates } from '@portal/contract/submissions/schemas/submissionQueue.ts';
import { submissionKinds } from '@portal/contract/submissions/schemas/submissionReview.ts';

const choices = {
  state: queueStates.filter((state) => state !== 'open'),
  attention: attentionLevels,
  kind: submissionKinds,
  assignee: ['mine'],
  sort: ['newest'],
} as const;

/** Filters and sort order of the queue as in the URL. Empty strings are the defaults: awaiting decision, oldest first. */
export interface QueueFilters {
  readonly state: (typeof choices.state)[number] | '';
  readonly attention: (typeof choices.attention)[number] | '';
  readonly kind: (typeof choices.kind)[number] | '';
  readonly assignee: 'mine' | '';
  readonly sort: 'newest' | '';
  readonly search: string;
}

export const noQueueFilters: QueueFilters = {
  state: '',
  attention: '',
  kind: '',
  assignee: '',
  sort: '',
  search: '',
};

const MAX_SEARCH_LENGTH = 100;

/** Reads the filters of a URL. Ignores invalid values. */
export function readQueueParams(params: URLSearchParams): QueueFilters {
  return {
    state: oneOf(choices.state, params.get('state')),
    attention: oneOf(choices.attention, params.get('attention')),
    kind: oneOf(choices.kind, params.get('kind')),
    assignee: oneOf(choices.assignee, params.get('assignee')),
    sort: oneOf(choices.sort, params.get('sort')),
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  };
}

/** Returns the input if it is one of the values, or an empty string. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  input: string | null,
): Value | '' {
  return values.find((value) => value === input) ?? '';
}

/** Returns the parameters with changed filters. */
export function withQueueFilters(params: URLSearchParams, changed: Partial<QueueFilters>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changed)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Returns whether a filter is set. The sort order is not a filter. */
export function isQueueFiltered(filters: QueueFilters): boolean {
  return Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== '');
}
