import { isReopened } from '../domain/dispute/judgeDispute.ts';
import { isGivenBack } from '../domain/invoice/givenBack.ts';
import type { Invoice } from '../domain/invoice/invoice.ts';
import { PortalError } from '../errors/portalError.ts';
import type { Log } from '../telemetry/log.ts';
import { closeIntent } from './closeIntent.ts';
import { ARRIVED, CLEARING } from './invoiceRefusal.ts';
import { runTasksNow } from './runTask.ts';
import { settleIntent } from './settleIntent.ts';

/** Makes sure that the PaymentIntent of an unpaid invoice can be paid no more. One that was paid, or clears, is recorded, and said to whoever asked. */
export async function closeInvoicePayment(invoice: Invoice, now: Date, log: Log): Promise<void> {
  const { intentId } = invoice;
  if (intentId === null || isGivenBack(invoice, intentId) || isReopened(invoice, intentId)) return;
  const found = await closeIntent(intentId);
  if (found === 'closed') return;
  await runTasksNow((await settleIntent(intentId, now, log)).left, now, log);
  throw new PortalError('conflict', found === 'paid' ? ARRIVED : CLEARING);
}
