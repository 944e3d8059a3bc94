import { contend, done, lost } from '../data/contend.ts';
import { changeRequest } from '../data/requests/changeRequest.ts';
import type { Caller } from '../domain/access/caller.ts';
import { mayPay } from '../domain/access/mayPay.ts';
import { isReopened } from '../domain/dispute/judgeDispute.ts';
import { isGivenBack } from '../domain/invoice/givenBack.ts';
import { noteInvoiceIntent, unpayableInvoice } from '../domain/invoice/openInvoicePayment.ts';
import { notFound, PortalError } from '../errors/portalError.ts';
import { createInvoiceIntent, type Intent, readIntent } from '../services/payments/intents.ts';
import { openableRequest } from './openableRequest.ts';

const refusals = {
  paid: 'This invoice is paid already.',
  clearing: 'A bank payment for this invoice is being cleared already.',
} as const;

/**
 * The PaymentIntent with which an invoice is paid: one at a time, whoever asks and how often. Each that was
 * cancelled, given back or lost to a dispute has one successor. It is noted in the request before its client secret reaches anybody.
 */
export async function openInvoicePayment(
  caller: Caller,
  requestId: string,
  invoiceId: string,
  now: Date,
): Promise<Intent> {
  if (!mayPay(caller, requestId)) throw new PortalError('forbidden', 'You do not have access to this.');
  return contend('the request', async () => {
    const root = await openableRequest(caller, requestId);
    const invoice = root?.invoices[invoiceId];
    const refusal = unpayableInvoice(invoice);
    if (!invoice || refusal === 'no-such-invoice') throw notFound('Invoice not found');
    if (refusal) throw new PortalError('conflict', refusals[refusal]);
    const from = invoice.intentId;
    const isSpent = from !== null && (isGivenBack(invoice, from) || isReopened(invoice, from));
    const open = from === null || isSpent ? null : await readIntent(from);
    if (open && open.status !== 'canceled') return done(open);
    // Stripe repeats its first answer to this key, however the PaymentIntent stands by now: it is read again.
    const { id: to } = await createInvoiceIntent(
      { requestId, invoiceId, amountCents: invoice.totalCents },
      from,
    );
    await changeRequest(requestId, (found) => noteInvoiceIntent(found, invoiceId, { from, to }, now), now);
    return lost;
  });
}
