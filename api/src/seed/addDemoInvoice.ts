import { invoiceIdOf } from '../data/requestIdentity.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { recordInvoicePayment } from '../domain/invoices/recordInvoicePayment.ts';
import { sendInvoice } from '../domain/invoices/sendInvoice.ts';
import type { Log } from '../telemetry/log.ts';
import { createInvoiceIntent } from '../services/payments/intents.ts';
import { changeInvoice } from '../workflows/invoices/changeInvoice.ts';
import { createInvoice } from '../workflows/invoices/createInvoice.ts';
import { confirmIntent } from './confirmIntent.ts';
import { type DemoInvoice, demoInvoiceLines } from './demoInvoices.ts';
import { demoClerk } from './seedAccounts.ts';

const HOUR_MS = 3_600_000;
const KEY = '00000000-0000-4000-8000-000000000000';

/**
 * Creates the invoice of a demo request, sends it, and pays it the next day, up to its state. The payment is recorded
 * before it is confirmed at Stripe, so that it has a past date instead of the date of the webhook.
 */
export async function addDemoInvoice(requestId: string, state: DemoInvoice, log: Log): Promise<void> {
  const request = (await readRequest(requestId))?.value;
  if (!request) return;
  const after = (hours: number) => new Date(Date.parse(request.submittedAt) + hours * HOUR_MS);
  const invoiceId = invoiceIdOf(requestId, KEY);
  const invoiceRef = { requestId, invoiceId };
  const lineItems = demoInvoiceLines[state];
  const author = demoClerk();
  const { totalCents, version: seenVersion } = await createInvoice(
    { requestId, key: KEY, lineItems },
    author,
    after(5),
    log,
  );
  if (state === 'draft') return;
  await changeInvoice(
    invoiceRef,
    (found) => sendInvoice(found, invoiceId, { seenVersion, by: author.by }, after(6)),
    after(6),
    log,
  );
  if (state === 'sent') return;
  const { id: intentId } = await createInvoiceIntent({ ...invoiceRef, amountCents: totalCents }, null);
  const update = { state: 'paid', intentId, chargeId: null } as const;
  const paidAt = after(30);
  await changeInvoice(
    invoiceRef,
    (found) => {
      const change = recordInvoicePayment(found, invoiceId, update, paidAt);
      return change ? { kind: 'change', change } : { kind: 'same' };
    },
    paidAt,
    log,
  );
  await confirmIntent(intentId);
}
