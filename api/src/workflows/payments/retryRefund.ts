import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { recordRefundRetry } from '../../domain/invoices/refunds/recordRefundRetry.ts';
import type { Log } from '../../telemetry/log.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';

/** Retries the refund of a payment that was not owed, on request of staff. */
export async function retryRefund(
  { intentId, reason, requestId, resolution }: UnmatchedPayment,
  author: Parameters<typeof recordRefundRetry>[2],
  now: Date,
  log: Log,
): Promise<void> {
  if (reason !== 'refund-failed' || requestId === null || resolution !== null) return;
  const { pendingTasks } = await changeRequest(
    requestId,
    (request) => recordRefundRetry(request, intentId, author, now),
    now,
  );
  await runTasksNow(pendingTasks, now, log);
}
