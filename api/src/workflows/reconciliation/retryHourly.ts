import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { isRefundRetryDue } from '../../domain/invoices/refunds/isRefundRetryDue.ts';
import { recordRefundRetry } from '../../domain/invoices/refunds/recordRefundRetry.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import type { Log } from '../../telemetry/log.ts';
import type { ReconcileResult } from './reconcileIntent.ts';
import { retrySettlement } from './retrySettlement.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';

/**
 * Retries settling a payment automatically. Retries refunds of payments that were not owed a few times, at growing
 * intervals.
 */
export async function retryHourly(payment: UnmatchedPayment, now: Date, log: Log): Promise<ReconcileResult> {
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
