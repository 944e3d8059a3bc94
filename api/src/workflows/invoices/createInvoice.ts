import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { createInvoice as entry } from '@portal/contract/invoices/endpoints.ts';
import { allocateInvoiceNumber } from '../../data/configuration/allocateInvoiceNumber.ts';
import { invoiceIdOf } from '../../data/requestIdentity.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import { newInvoice } from '../../domain/invoices/newInvoice.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import { notFound } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { changeInvoice } from './changeInvoice.ts';
import { invoiceRefusal } from './invoiceRefusal.ts';

/** Makes the draft of an invoice. A number is drawn only where one is needed; the same key makes one draft, and without a key each call makes one. */
export async function createInvoice(
  { requestId, key = randomUUID(), lineItems }: BodyOf<typeof entry>,
  author: { readonly by: Actor; readonly byName: string },
  now: Date,
  log: Log,
): Promise<Invoice> {
  const invoiceId = invoiceIdOf(requestId, key);
  const facts = { invoiceId, lineItems, ...author };
  const stored = await readRequest(requestId);
  if (!stored) throw notFound('Request not found');
  const wouldBe = newInvoice(stored.value, { ...facts, number: '' }, now);
  if (wouldBe.kind === 'refuse') throw invoiceRefusal(wouldBe.reason);
  const known = stored.value.invoices[invoiceId];
  if (known) return known;
  const number = await allocateInvoiceNumber(now);
  const { invoices } = await changeInvoice(
    { requestId, invoiceId },
    (root) => newInvoice(root, { ...facts, number }, now),
    now,
    log,
  );
  const made = invoices[invoiceId];
  if (!made) throw notFound('Invoice not found');
  return made;
}
