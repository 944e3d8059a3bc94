import type { ReconciliationRun, UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { acquireReconciliationLease } from '../../data/reconciliation/reconciliation.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { leastRecentlyRetried } from '../../data/views/unmatchedPayments.ts';
import { type Actor, SYSTEM } from '../../domain/requests/actor.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { compareEvents } from './compareEvents.ts';
import { MAX_CONCURRENT, ReconciliationInterrupted, ReconciliationRound } from './reconciliationRound.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { projectOpenPayments, requestsWithOpenPayments } from '../../data/views/openPayments.ts';
import { openPayments } from '../../domain/reconciliation/openPayments.ts';
import type { ReconciledItem, ReconcileResult } from './reconcileIntent.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { isRefundRetryDue } from '../../domain/invoices/refunds/isRefundRetryDue.ts';
import { recordRefundRetry } from '../../domain/invoices/refunds/recordRefundRetry.ts';
import { retrySettlement } from './retrySettlement.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';

/** Requests checked per reconciliation. The next reconciliation continues after them. */
const MAX_REQUESTS = 1000;

/** Compares the open payments of requests. Returns false if time ran out before all were compared. */
async function compareOpenPayments(round: ReconciliationRound): Promise<boolean> {
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

/** Maximum number of unmatched payments retried per run. */
const MAX_RETRIED = 100;

interface Options {
  readonly by: Actor;
  /** Time limit of this run. The next run continues where it stops. */
  readonly budgetMs: number;
}

/**
 * Compares the portal with Stripe and repairs what lost webhooks left undone: first unmatched payments, then payments
 * with new events, then open payments. Returns null if another reconciliation is running.
 */
export async function reconcileWithStripe(
  { by, budgetMs }: Options,
  now: Date,
  log: Log,
): Promise<ReconciliationRun | null> {
  const lease = await acquireReconciliationLease(now);
  if (!lease) return null;
  const round = new ReconciliationRound(lease.leaseId, lease.progress, budgetMs, now, log);
  const state = await round.withLease(() => compareAll(round));
  const run = await round.end(state);
  log.info('payments reconciled', { ...run });
  const { startedAt, compared, repaired, unmatched } = run;
  if (state !== 'paused' && repaired + unmatched > 0) {
    const details = { startedAt, state, compared, repaired, unmatched };
    await recordPortalEvent({ kind: 'payments-reconciled', by, details }, round.now());
  }
  return run;
}

async function compareAll(round: ReconciliationRound): Promise<'done' | 'paused' | 'interrupted'> {
  try {
    if (round.progress.run?.compared === 0) await compareUnmatched(round);
    const isDone = (await compareEvents(round)) && (await compareOpenPayments(round));
    return isDone ? 'done' : 'paused';
  } catch (error) {
    const isOutage = error instanceof PortalError && error.code === 'unavailable';
    const internal = errorSummary(error);
    if (error instanceof ReconciliationInterrupted || isOutage) {
      round.log.warn('reconciliation interrupted', { internal });
    } else round.log.error('reconciliation failed', { internal });
    return 'interrupted';
  }
}

async function compareUnmatched(round: ReconciliationRound): Promise<void> {
  const open = await leastRecentlyRetried(MAX_RETRIED);
  for (let from = 0; from < open.length && !round.isOutOfTime(); from += MAX_CONCURRENT) {
    const batch = new Map(
      open.slice(from, from + MAX_CONCURRENT).map((payment) => [payment.intentId, payment]),
    );
    await round.compare(
      [...batch.keys()].map((intentId) => ({ intentId, withRefunds: true, waitingRequestId: null })),
      ({ intentId }, now, log) => retryHourly(batch.get(intentId)!, now, log),
    );
    await round.save();
  }
}

/**
 * Retries settling a payment automatically. Retries refunds of payments that were not owed a few times, at growing
 * intervals.
 */
async function retryHourly(payment: UnmatchedPayment, now: Date, log: Log): Promise<ReconcileResult> {
  const { intentId, reason, requestId } = payment;
  if (reason === 'refund-failed' && requestId !== null) {
    const author = { by: SYSTEM, byName: 'system' };
    const { pendingTasks } = await changeRequest(
      requestId,
      (request) =>
        isRefundRetryDue(request, intentId, now) ? recordRefundRetry(request, intentId, author, now) : null,
      now,
    );
    await runTasksNow(pendingTasks, now, log);
  }
  return retrySettlement(payment, now, log);
}
