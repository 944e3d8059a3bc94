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

/** What narrows and sorts the queue, as it stands in the address; empty is what it begins with: to be decided, oldest first. */
export interface QueueFilters {
  readonly state: (typeof choices.state)[number] | '';
  readonly attention: (typeof choices.attention)[number] | '';
  readonly kind: (typeof choices.kind)[number] | '';
  readonly assignee: 'mine' | '';
  readonly sort: 'newest' | '';
  readonly search: string;
}

export const noFilters: QueueFilters = {
  state: '',
  attention: '',
  kind: '',
  assignee: '',
  sort: '',
  search: '',
};

const MAX_SEARCH_LENGTH = 100;

/** Reads an address; what cannot be understood counts as left out. */
export function readQueueAddress(params: URLSearchParams): QueueFilters {
  return {
    state: oneOf(choices.state, params.get('state')),
    attention: oneOf(choices.attention, params.get('attention')),
    kind: oneOf(choices.kind, params.get('kind')),
    assignee: oneOf(choices.assignee, params.get('assignee')),
    sort: oneOf(choices.sort, params.get('sort')),
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  };
}

export function oneOf<const Value extends string>(
  values: readonly Value[],
  input: string | null,
): Value | '' {
  return values.find((value) => value === input) ?? '';
}

/** The same address with these filters in place of theirs. */
export function withQueueFilters(params: URLSearchParams, changed: Partial<QueueFilters>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changed)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The order alone leaves nothing out. */
export function isNarrowed(filters: QueueFilters): boolean {
  return Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== '');
}
