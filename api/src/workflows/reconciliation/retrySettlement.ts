import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import type { Log } from '../../telemetry/log.ts';
import { type ReconcileResult, reconcileIntent } from './reconcileIntent.ts';
import { resolvePayment } from './resolvePayment.ts';

/** Retries settling a payment. A payment that is now settled or refunded leaves the list. */
export async function retrySettlement(
  payment: UnmatchedPayment,
  now: Date,
  log: Log,
): Promise<ReconcileResult> {
  const { intentId, reason, requestId } = payment;
  const waitingRequestId = reason === 'no-such-payment' ? requestId : null;
  const result = await reconcileIntent({ intentId, withRefunds: true, waitingRequestId }, now, log);
  if (result !== 'unmatched') await resolvePayment(intentId, { by: SYSTEM, byName: null, note: '' }, now);
  return result;
}
