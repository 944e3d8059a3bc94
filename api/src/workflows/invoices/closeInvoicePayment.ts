import { isReopened } from '../../domain/disputes/disputeEffect.ts';
import { isAutomaticallyRefunded } from '../../domain/invoices/refunds/automaticRefund.ts';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { closeIntent } from '../payments/closeIntent.ts';
import { PAYMENT_ARRIVED, PAYMENT_CLEARING } from './invoiceRefusal.ts';
import { runTasksNow } from '../operations/runTask.ts';
import { settleIntent } from '../payments/settleIntent.ts';

/** Closes the PaymentIntent of an unpaid invoice. If it is already paid or clearing, records that and throws. */
export async function closeInvoicePayment(invoice: Invoice, now: Date, log: Log): Promise<void> {
  const { intentId } = invoice;
  if (intentId === null || isAutomaticallyRefunded(invoice, intentId) || isReopened(invoice, intentId))
    return;
  const state = await closeIntent(intentId);
  if (state === 'closed') return;
  await runTasksNow((await settleIntent(intentId, now, log)).pendingTasks, now, log);
  throw new PortalError('conflict', state === 'paid' ? PAYMENT_ARRIVED : PAYMENT_CLEARING);
}
