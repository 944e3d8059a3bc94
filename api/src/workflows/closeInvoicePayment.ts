import { isReopened } from '../domain/dispute/judgeDispute.ts';
import { isGivenBack } from '../domain/invoice/givenBack.ts';
import type { Invoice } from '../domain/invoice/invoice.ts';
import { PortalError, unavailable } from '../errors/portalError.ts';
import type { Log } from '../http/log.ts';
import { cancelIntent, readIntent } from '../services/payments/intents.ts';
import { ARRIVED, CLEARING } from './invoiceRefusal.ts';
import { runTasksNow } from './runTask.ts';
import { settleIntent } from './settleIntent.ts';

/** Makes sure that the PaymentIntent of an unpaid invoice can be paid no more. One that was paid, or clears, is recorded, and said to whoever asked. */
export async function closeInvoicePayment(invoice: Invoice, now: Date, log: Log): Promise<void> {
  const { intentId } = invoice;
  if (intentId === null || isGivenBack(invoice, intentId) || isReopened(invoice, intentId)) return;
  const found = await closed(intentId);
  if (found === 'closed') return;
  await runTasksNow((await settleIntent(intentId, now, log)).left, now, log);
  throw new PortalError('conflict', found === 'paid' ? ARRIVED : CLEARING);
}

async function closed(intentId: string): Promise<'closed' | 'paid' | 'clearing'> {
  const standing = await standingOf(intentId);
  if (standing !== 'open') return standing;
  if (await cancelIntent(intentId)) return 'closed';
  // It was paid, or cancelled, while we were asking.
  const later = await standingOf(intentId);
  if (later === 'open') throw unavailable('Stripe', new Error(`${intentId} is open and cannot be cancelled`));
  return later;
}

async function standingOf(intentId: string): Promise<'closed' | 'paid' | 'clearing' | 'open'> {
  const intent = await readIntent(intentId);
  if (!intent || intent.status === 'canceled') return 'closed';
  if (intent.status === 'succeeded') return 'paid';
  return intent.status === 'processing' ? 'clearing' : 'open';
}
