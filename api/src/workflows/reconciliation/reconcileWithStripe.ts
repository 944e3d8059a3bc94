import type { ReconciliationRun } from '@portal/contract/reconciliation/schemas.ts';
import { acquireReconciliationLease } from '../../data/reconciliation/reconciliation.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { leastRecentlyRetried } from '../../data/views/unmatchedPayments.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { compareEvents } from './compareEvents.ts';
import { compareOpenPayments } from './compareOpenPayments.ts';
import { MAX_CONCURRENT, ReconciliationInterrupted, ReconciliationRound } from './reconciliationRound.ts';
import { retryHourly } from './retryHourly.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';

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
