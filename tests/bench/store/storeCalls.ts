import {
  countStoreCalls,
  type CountedOperation,
  type StoreCalls,
} from '../../support/operations/storeCalls.ts';
import { type Portal } from '../../support/portal/startPortal.ts';
import type { Result } from '../measure.ts';

/** The delay of each call to the store, of which the report says how long the operation takes. */
const DELAY_MS = 10;
/** Calls that are sent at once must also end at once, so that the chains are not longer than they are. */
const COUNTING_DELAY_MS = 25;

/** Request units by the sizes that Azure documents: a read, a query with its plan, and a small document with few indexes. */
const READ_RU = 1;
const QUERY_RU = 3;
const DOCUMENT_RU = 6;

interface Budget {
  readonly calls?: number;
  readonly inARow?: number;
}

export const storeCallBudgets: Readonly<Record<CountedOperation, Budget>> = {
  'sign-in': { inARow: 6 },
  'upload link': {},
  'create intent': { inARow: 6 },
  submit: { calls: 28, inARow: 8 },
  'open a request': { calls: 6, inARow: 2 },
  release: { calls: 15, inARow: 6 },
  fulfill: { calls: 25, inARow: 8 },
  status: { inARow: 6 },
  message: { inARow: 6 },
  'client’s update': { inARow: 8 },
  invoice: { inARow: 6 },
  'bulk action on 20 rows': { inARow: 30 },
};

/**
 * The requests to Cosmos DB of the most frequent operations, from the arrival of a call to its answer, with warm caches.
 * Needs a portal with fault injection.
 */
export async function storeCalls(portal: Portal): Promise<Result[]> {
  const counted = await countStoreCalls(portal, COUNTING_DELAY_MS);
  const timed = await countStoreCalls(portal, DELAY_MS);
  return [...counted].map(([name, found]) => resultOf(name, found, timed.get(name)!.durationMs));
}

function resultOf(name: CountedOperation, found: StoreCalls, durationMs: number): Result {
  const { calls, inARow, ofTasks, reads, queries, documents } = found;
  const requestUnits = reads * READ_RU + (queries / 2) * QUERY_RU + documents * DOCUMENT_RU;
  const budget = storeCallBudgets[name];
  const limits = [
    ...(budget.calls === undefined ? [] : [`≤ ${budget.calls} calls`]),
    ...(budget.inARow === undefined ? [] : [`≤ ${budget.inARow} in a row`]),
  ];
  return {
    metric: `store calls: ${name}`,
    measured: `${calls} calls (${ofTasks} of tasks), ${inARow} in a row, about ${Math.round(requestUnits)} RU, ${Math.round(durationMs)} ms with ${DELAY_MS} ms a call`,
    budget: limits.join(', ') || 'none',
    isMet: calls <= (budget.calls ?? calls) && inARow <= (budget.inARow ?? inARow),
  };
}
