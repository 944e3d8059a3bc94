import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { changeInvoice as entry } from '@portal/contract/invoices/endpoints.ts';
import { activateInvoice, deactivateInvoice } from '../../domain/invoices/activateInvoice.ts';
import { editDraft } from '../../domain/invoices/editDraft.ts';
import { sendInvoice } from '../../domain/invoices/sendInvoice.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { Log } from '../../telemetry/log.ts';
import { changeInvoice } from './changeInvoice.ts';
import { changeUnpaidInvoice } from './changeUnpaidInvoice.ts';

interface UpdatedInvoice {
  /** The success message for the caller. */
  readonly message: string;
  readonly request: RequestDocument;
}

/** Sends, edits, activates or deactivates an invoice for staff. */
export async function updateInvoice(
  { requestId, invoiceId, seenVersion, updates, ...directUpdates }: BodyOf<typeof entry>,
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
