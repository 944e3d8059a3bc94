import { type ReviewState, reviewStates } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { MAX_COUNTED } from '@portal/contract/requests/schemas/requestList.ts';
import { countSubmissions } from '../../data/views/countIn.ts';
import { listMonths, type ListPart } from '../../data/views/listMonths.ts';
import { readCounters } from '../../data/views/readCounters.ts';
import { countedStates } from '../../domain/submissions/countedStates.ts';
import { hasCounters, type QueueFilter } from '../../domain/submissions/queueFilter.ts';

/** A month with its number of submissions per state, capped at `MAX_COUNTED + 1`. */
export interface QueuePart extends ListPart {
  readonly states: Readonly<Record<ReviewState, number>>;
}

/** Months counted concurrently. */
const MAX_CONCURRENT_MONTHS = 6;

const allSubmissions: QueueFilter = {
  states: reviewStates,
  attention: null,
  kind: null,
  assigneeId: null,
  words: [],
};

/** Returns the months of the queue, oldest first. */
export async function queueParts(): Promise<QueuePart[]> {
  const months = (await listMonths()).toReversed();
  return Promise.all(
    months.map(async (part) => {
      const counted = countedStates(await readCounters(part.pks));
      return { ...part, states: counted ?? (await countRowsByState(part)) };
    }),
  );
}

/** Counts the rows of a month. Needed for months without counters, which predate the queue. */
async function countRowsByState({ pks }: ListPart): Promise<QueuePart['states']> {
  const counts = reviewStates.map(async (state) => {
    const filter = { ...allSubmissions, states: [state] };
    return [state, await countSubmissions(pks, filter, MAX_COUNTED + 1)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<ReviewState, number>;
}

export function partsMatching(parts: readonly QueuePart[], { states }: QueueFilter): QueuePart[] {
  return parts.filter((part) => states.some((state) => part.states[state] > 0));
}

/**
 * Counts the submissions that match a filter. Without a matching counter, the result is capped at `MAX_COUNTED + 1`.
 */
export async function countQueue(parts: readonly QueuePart[], filter: QueueFilter): Promise<number> {
  const matching = partsMatching(parts, filter);
  if (hasCounters(filter))
    return sumOf(matching.flatMap((part) => filter.states.map((state) => part.states[state])));
  let total = 0;
  for (let from = 0; from < matching.length && total <= MAX_COUNTED; from += MAX_CONCURRENT_MONTHS) {
    const batch = matching.slice(from, from + MAX_CONCURRENT_MONTHS);
    total += sumOf(await Promise.all(batch.map(({ pks }) => countSubmissions(pks, filter, MAX_COUNTED + 1))));
  }
  return Math.min(total, MAX_COUNTED + 1);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
