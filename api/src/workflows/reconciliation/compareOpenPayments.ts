import { readRequest } from '../../data/requests/readRequest.ts';
import { projectOpenPayments, requestsWithOpenPayments } from '../../data/views/openPayments.ts';
import { openPayments } from '../../domain/reconciliation/openPayments.ts';
import type { ReconciledItem } from './reconcileIntent.ts';
import { MAX_CONCURRENT, type ReconciliationRound } from './reconciliationRound.ts';

/** Requests checked per comparison. The next comparison continues after them. */
const MAX = 1000;

/** Compares the payments that requests wait to hear of. Answers whether that is all for now; otherwise the time is up. */
export async function compareOpenPayments(round: ReconciliationRound): Promise<boolean> {
  for (let looked = 0; looked < MAX; looked += MAX_CONCURRENT) {
    if (round.isOutOfTime()) return false;
    const requestIds = await requestsWithOpenPayments(round.progress.openAfter, MAX_CONCURRENT);
    const named = await Promise.all(requestIds.map(openIn));
    await round.compare(named.flat());
    const isEnd = requestIds.length < MAX_CONCURRENT;
    await round.save({ openAfter: isEnd ? '' : requestIds.at(-1)! });
    if (isEnd) return true;
  }
  return true;
}

async function openIn(requestId: string): Promise<ReconciledItem[]> {
  const stored = await readRequest(requestId);
  if (!stored) return [];
  // What two changes at once left behind here is put right on this occasion.
  await projectOpenPayments(stored.value);
  return openPayments(stored.value).map((intentId) => ({
    intentId,
    withRefunds: true,
    awaitedBy: requestId,
  }));
}
