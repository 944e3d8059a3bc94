import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../endpoint.ts';
import { parseCents } from '../fields/entered/dollars.ts';
import { invoiceOfRequest, MAX_ENTERED_NUMBER, requestId, text } from '../fields/fields.ts';
import { seenWork } from '../requests/schemas/seen.ts';
import { staffInvoiceView } from './schemas/invoice.ts';
import { invoiceLines } from './schemas/invoiceDraft.ts';

/** A boolean in a query. Not `z.stringbool`, which would add too many bytes to the page. */
const booleanParameter = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

const manageInvoices = { function: 'manageInvoices', access: staffOnly } as const;

export const listInvoices = operation({
  ...manageInvoices,
  method: 'GET',
  summary: 'Lists the invoices of a request, newest first. Includes inactive ones only with `showAll`.',
  query: z.object({ requestId, showAll: z._default(booleanParameter, false) }),
  data: z.array(staffInvoiceView),
});

export const createInvoice = operation({
  ...manageInvoices,
  method: 'POST',
  status: 201,
  summary:
    'Creates an invoice draft. Repeated calls with the same `key` create one draft. Without a key, each call creates a draft. With `seenWork`, documents or invoices of others that it lacks are a conflict.',
  repeatable: 'key',
  body: z.object({
    requestId,
    key: z.optional(z.uuid('The key must be a UUID')),
    lineItems: invoiceLines,
    seenWork: z.optional(seenWork),
  }),
  data: staffInvoiceView,
});

const NOT_SEEN = 'The version of the invoice is missing';

const NOT_OFFERED = 'This change to an invoice is not supported.';

const invoiceUpdates = {
  status: z.optional(z.literal('sent', NOT_OFFERED)),
  isActive: z.optional(z.boolean(NOT_OFFERED)),
  lineItems: z.optional(invoiceLines),
};

/**
 * Exactly one change, either in `updates` or at the top level: send the draft, activate or deactivate, or replace its
 * lines.
 */
export const changeInvoice = operation({
  ...manageInvoices,
  method: 'PUT',
  summary:
    'Sends a draft to the client, activates or deactivates an unpaid invoice, or replaces the lines of a draft.',
  body: z
    .extend(invoiceOfRequest, {
      /** The version that the caller saw; another version is a conflict. Absent: the current version. */
      seenVersion: z.optional(z.int(NOT_SEEN)),
      updates: z.optional(z.strictObject(invoiceUpdates, NOT_OFFERED)),
      ...invoiceUpdates,
    })
    .check(z.refine((body) => changesIn(body) === 1, { message: NOT_OFFERED, path: ['updates'] })),
  data: staffInvoiceView,
});

interface InvoiceChange {
  readonly status?: unknown;
  readonly isActive?: unknown;
  readonly lineItems?: unknown;
  readonly updates?: InvoiceChange | undefined;
}

function changesIn({ status, isActive, lineItems, updates }: InvoiceChange): number {
  const count = [status, isActive, lineItems].filter((change) => change !== undefined).length;
  return count + (updates ? changesIn(updates) : 0);
}

export const deleteInvoice = operation({
  ...manageInvoices,
  method: 'DELETE',
  summary: 'Deletes a draft. Succeeds if it was already deleted.',
  body: invoiceOfRequest,
  data: invoiceOfRequest,
});

const REFERENCE = 'Please enter the payment reference';
const REASON = 'Please enter a reason';
const AMOUNT = 'Please enter an amount above zero, in dollars with at most two decimals';

export const settleInvoice = operation({
  function: 'settleInvoice',
  method: 'POST',
  summary: 'Records that a sent invoice was paid outside the portal.',
  access: admins,
  body: z.extend(invoiceOfRequest, { reference: text(1, 200, REFERENCE), reason: text(1, 200, REASON) }),
  data: staffInvoiceView,
});

export const refundInvoice = operation({
  function: 'refundInvoice',
  method: 'POST',
  summary:
    'Refunds all or part of a Stripe payment for an invoice. Repeated calls with the same `key` refund once.',
  repeatable: 'key',
  access: admins,
  body: z.extend(invoiceOfRequest, {
    key: z.uuid('The key must be a UUID'),
    /** US dollars, as entered. */
    amount: z
      .pipe(
        z.union([z.string().check(z.maxLength(MAX_ENTERED_NUMBER)), z.number()], AMOUNT),
        z.transform(String),
      )
      .check(z.refine((amount) => (parseCents(amount) ?? 0) > 0, AMOUNT)),
    reason: text(1, 200, REASON),
  }),
  data: staffInvoiceView,
});
