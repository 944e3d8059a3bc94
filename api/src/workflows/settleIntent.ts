import type { TaskRef } from '../domain/request/change.ts';
import type { Log } from '../http/log.ts';
import { readIntent } from '../services/payments/intents.ts';
import { settleFee } from './settleFee.ts';
import { settleFilePayment } from './settleFilePayment.ts';
import { settleInvoicePayment } from './settleInvoicePayment.ts';

/** Brings the portal in line with what Stripe says now of a PaymentIntent, whatever it pays for. Answers the tasks that this left. */
export async function settleIntent(intentId: string, now: Date, log: Log): Promise<TaskRef[]> {
  const intent = await readIntent(intentId);
  const kind = intent?.metadata['kind'];
  if (intent && kind === 'request_fee') return settleFee(intent, now, log);
  if (intent && kind === 'file') return settleFilePayment(intent, now, log);
  if (intent && kind === 'invoice') return settleInvoicePayment(intent, now, log);
  return [];
}
