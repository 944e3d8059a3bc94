import { readRequest } from '../../data/requests/readRequest.ts';
import { projectOpenPayments, requestsWithOpenPayments } from '../../data/views/openPayments.ts';
import { openPayments } from '../../domain/reconciliation/openPayments.ts';
import type { ReconciledItem } from './reconcileIntent.ts';
import { MAX_CONCURRENT, type ReconciliationRound } from './reconciliationRound.ts';

/** Requests checked per reconciliation. The next reconciliation continues after them. */
const MAX_REQUESTS = 1000;

/** Compares the open payments of requests. Returns false if time ran out before all were compared. */
export async function compareOpenPayments(round: ReconciliationRound): Promise<boolean> {
  for (let checked = 0; checked < MAX_REQUESTS; checked += MAX_CONCURRENT) {
    if (round.isOutOfTime()) return false;
    const requestIds = await requestsWithOpenPayments(round.progress.openAfter, MAX_CONCURRENT);
    const items = await Promise.all(requestIds.map(openPaymentsOf));
    await round.compare(items.flat());
    const isEnd = requestIds.length < MAX_CONCURRENT;
    await round.save({ openAfter: isEnd ? '' : requestIds.at(-1)! });
    if (isEnd) return true;
  }
  return true;
}

async function openPaymentsOf(requestId: string): Promise<ReconciledItem[]> {
  const stored = await readRequest(requestId);
  if (!stored) return [];
  // Repairs the list of open payments in case concurrent changes left it outdated.
  await projectOpenPayments(stored.value);
  return openPayments(stored.value).map((intentId) => ({
    intentId,
    withRefunds: true,
    waitingRequestId: requestId,
  }));
}
