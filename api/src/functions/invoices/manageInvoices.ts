import type { BodyOf } from '@portal/contract/endpoint.ts';
import {
  changeInvoice as changeEntry,
  createInvoice as createEntry,
  deleteInvoice,
  listInvoices,
} from '@portal/contract/invoices/endpoints.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { deleteInvoiceDraft } from '../../domain/invoices/deleteInvoiceDraft.ts';
import { listedInvoices, staffInvoiceView } from '../../domain/invoices/invoiceViews.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import { changeInvoice } from '../../workflows/invoices/changeInvoice.ts';
import { createInvoice } from '../../workflows/invoices/createInvoice.ts';
import { activateInvoice, deactivateInvoice } from '../../domain/invoices/activateInvoice.ts';
import { editDraft } from '../../domain/invoices/editDraft.ts';
import { sendInvoice } from '../../domain/invoices/sendInvoice.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { Log } from '../../telemetry/log.ts';
import { changeUnpaidInvoice } from '../../workflows/invoices/changeUnpaidInvoice.ts';

/** GET /api/manageInvoices: the invoices of a request, newest first; with `showAll`, including inactive ones. */
endpoint(listInvoices, async ({ query: { requestId, showAll } }) => {
  const stored = await readRequest(requestId);
  if (!stored) throw notFound('Request not found');
  const listed = listedInvoices(stored.value.invoices, showAll);
  return { data: listed.map((invoice) => staffInvoiceView(requestId, invoice)) };
});

/** POST /api/manageInvoices: creates a draft. */
endpoint(createEntry, async ({ body, caller, now, log }) => {
  const author = signedInUser(caller).then(authorOf);
  const invoice = await createInvoice(body, author, now, log);
  return {
    message: 'Invoice created successfully',
    data: staffInvoiceView(body.requestId, invoice),
  };
});

/** PUT /api/manageInvoices: sends, activates, deactivates, or edits an invoice. */
endpoint(changeEntry, async ({ body, caller, now, log }) => {
  const { message, request } = await updateInvoice(body, actorOf(caller), now, log);
  const invoice = request.invoices[body.invoiceId];
  if (!invoice) throw notFound('Invoice not found');
  return { message, data: staffInvoiceView(body.requestId, invoice) };
});

/** DELETE /api/manageInvoices: deletes a draft. */
endpoint(deleteInvoice, async ({ body, caller, now, log }) => {
  const by = actorOf(caller);
  await changeInvoice(body, (request) => deleteInvoiceDraft(request, body.invoiceId, by, now), now, log);
  return { message: 'Invoice deleted', data: body };
});

interface UpdatedInvoice {
  /** The success message for the caller. */
  readonly message: string;
  readonly request: RequestDocument;
}

/** Sends, edits, activates or deactivates an invoice for staff. */
async function updateInvoice(
  { requestId, invoiceId, seenVersion, updates, ...directUpdates }: BodyOf<typeof changeEntry>,
  by: Actor,
  now: Date,
  log: Log,
): Promise<UpdatedInvoice> {
  const ref = { requestId, invoiceId };
  const { status, isActive, lineItems } = { ...directUpdates, ...updates };
  if (status) {
    const request = await changeInvoice(
      ref,
      (found) => sendInvoice(found, invoiceId, { seenVersion, by }, now),
      now,
      log,
    );
    return { message: 'Invoice sent to client successfully', request };
  }
  if (lineItems) {
    const decide = (found: RequestDocument) =>
      editDraft(found, invoiceId, { lineItems, seenVersion, by }, now);
    return { message: 'Invoice saved', request: await changeInvoice(ref, decide, now, log) };
  }
  if (isActive) {
    const request = await changeInvoice(ref, (found) => activateInvoice(found, invoiceId, by, now), now, log);
    return { message: 'Invoice activated successfully', request };
  }
  const request = await changeUnpaidInvoice(
    ref,
    (found, closedIntentId) => deactivateInvoice(found, invoiceId, { by, closedIntentId }, now),
    now,
    log,
  );
  return { message: 'Invoice deactivated successfully', request };
}
