import { isAutomaticallyRefunded } from '../../domain/invoices/refunds/automaticRefund.ts';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import { recordInvoiceIntent, unpayableInvoiceReason } from '../../domain/invoices/openInvoicePayment.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import type { Log } from '../../telemetry/log.ts';
import { createInvoiceIntent, type Intent } from '../../services/payments/intents.ts';
import { openPayment } from '../payments/openPayment.ts';

const refusals = {
  paid: 'This invoice is already paid.',
  clearing: 'A bank payment for this invoice is already being processed.',
} as const;

/** Returns the PaymentIntent that pays an invoice. */
export function openInvoicePayment(
  caller: Caller,
  requestId: string,
  invoiceId: string,
  now: Date,
  log: Log,
): Promise<Intent> {
  return openPayment<Invoice>(
    caller,
    requestId,
    {
      find: (request) => {
        const invoice = request?.invoices[invoiceId];
        const refusal = unpayableInvoiceReason(invoice);
        if (!invoice || refusal === 'no-such-invoice') throw notFound('Invoice not found');
        if (refusal) throw new PortalError('conflict', refusals[refusal]);
        return invoice;
      },
      isSpent: isAutomaticallyRefunded,
      create: ({ totalCents: amountCents }, from) =>
        createInvoiceIntent({ requestId, invoiceId, amountCents }, from),
      recordIntent: (found, _, intents) => recordInvoiceIntent(found, invoiceId, intents, now),
    },
    now,
    log,
  );
}
