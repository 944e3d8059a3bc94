import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { createInvoice as entry } from '@portal/contract/invoices/endpoints.ts';
import { allocateInvoiceNumber } from '../../data/configuration/allocateInvoiceNumber.ts';
import { invoiceIdOf } from '../../data/requestIdentity.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { withinSampleOrThrow } from '../../data/requests/withinSampleOrThrow.ts';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import { newInvoice } from '../../domain/invoices/newInvoice.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import { notFound } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { refuseUnseenWork } from '../requests/edits/refuseUnseenWork.ts';
import { changeInvoice } from './changeInvoice.ts';
import { invoiceRefusal } from './invoiceRefusal.ts';

interface Author {
  readonly by: Actor;
  readonly byName: string;
}

/**
 * Creates an invoice draft. Repeated calls with the same key return the same draft. Allocates an invoice number only when
 * the draft is new and allowed.
 */
export async function createInvoice(
  { requestId, key = randomUUID(), lineItems, seenWork }: BodyOf<typeof entry>,
  author: Author | Promise<Author>,
  now: Date,
  log: Log,
): Promise<Invoice> {
  const invoiceId = invoiceIdOf(requestId, key);
  const [by, stored] = await Promise.all([author, readRequest(requestId)]);
  const facts = { invoiceId, lineItems, ...by };
  if (!stored) throw notFound('Request not found');
  const preview = newInvoice(stored.value, { ...facts, number: '' }, now);
  if (preview.kind === 'refuse') throw invoiceRefusal(preview.reason);
  if (preview.kind === 'change') withinSampleOrThrow(preview.change, stored.value);
  const existing = stored.value.invoices[invoiceId];
  if (existing) return existing;
  refuseUnseenWork(stored.value, seenWork);
  const number = await allocateInvoiceNumber(now);
  const { invoices } = await changeInvoice(
    { requestId, invoiceId },
    (request) => {
      const decision = newInvoice(request, { ...facts, number }, now);
      if (decision.kind === 'change') refuseUnseenWork(request, seenWork);
      return decision;
    },
    now,
    log,
    stored.value,
  );
  const created = invoices[invoiceId];
  if (!created) throw notFound('Invoice not found');
  return created;
}
