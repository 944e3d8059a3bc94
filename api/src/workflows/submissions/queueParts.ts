import { type ReviewState, reviewStates } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { MAX_COUNTED } from '@portal/contract/requests/schemas/requestList.ts';
import { countSubmissions } from '../../data/views/countIn.ts';
import { listMonths, type ListPart } from '../../data/views/listMonths.ts';
import { readCounters } from '../../data/views/readCounters.ts';
import { countedStates } from '../../domain/submissions/countedStates.ts';
import { hasCounters, type QueueFilter } from '../../domain/submissions/queueFilter.ts';

/** A month, and how many submissions it has in each state; more than can be counted are told as one more than that. */
export interface QueuePart extends ListPart {
  readonly states: Readonly<Record<ReviewState, number>>;
}

/** So many months are counted at once. */
const MONTHS_AT_ONCE = 6;

const everything: QueueFilter = {
  states: reviewStates,
  attention: null,
  kind: null,
  assigneeId: null,
  words: [],
};

/** The months of the queue, oldest first. */
export async function queueParts(): Promise<QueuePart[]> {
  const months = (await listMonths()).toReversed();
  return Promise.all(
    months.map(async (part) => {
      const counted = countedStates(await readCounters(part.pks));
      return { ...part, states: counted ?? (await countedRows(part)) };
    }),
  );
}

/** Of a month with rows that are older than the queue. */
async function countedRows({ pks }: ListPart): Promise<QueuePart['states']> {
  const counts = reviewStates.map(async (state) => {
    const filter = { ...everything, states: [state] };
    return [state, await countSubmissions(pks, filter, MAX_COUNTED + 1)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<ReviewState, number>;
}

export function partsWith(parts: readonly QueuePart[], { states }: QueueFilter): QueuePart[] {
  return parts.filter((part) => states.some((state) => part.states[state] > 0));
}

/** Counts the submissions that match a filter. Where no counter applies, counting stops one above the limit. */
export async function countQueue(parts: readonly QueuePart[], filter: QueueFilter): Promise<number> {
  const wanted = partsWith(parts, filter);
  if (hasCounters(filter))
    return sumOf(wanted.flatMap((part) => filter.states.map((state) => part.states[state])));
  let total = 0;
  for (let from = 0; from < wanted.length && total <= MAX_COUNTED; from += MONTHS_AT_ONCE) {
    const some = wanted.slice(from, from + MONTHS_AT_ONCE);
    total += sumOf(await Promise.all(some.map(({ pks }) => countSubmissions(pks, filter, MAX_COUNTED + 1))));
  }
  return Math.min(total, MAX_COUNTED + 1);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
