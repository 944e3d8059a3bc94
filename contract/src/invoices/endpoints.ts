import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../endpoint.ts';
import { parseCents } from '../fields/dollars.ts';
import { invoiceOfRequest, requestId, text } from '../fields/fields.ts';
import { staffInvoiceView } from './schemas/invoice.ts';
import { invoiceLines } from './schemas/invoiceDraft.ts';

/** As an address says it; the library’s own reading of such words weighs more than many a page. */
const yes = z.pipe(
  z.enum(['true', 'false']),
  z.transform((said) => said === 'true'),
);

const manageInvoices = { function: 'manageInvoices', path: 'manageInvoices', access: staffOnly } as const;

export const listInvoices = operation({
  ...manageInvoices,
  method: 'GET',
  summary: 'The invoices of a request, newest first; inactive ones with `showAll` only.',
  query: z.object({ requestId, showAll: z._default(yes, false) }),
  data: z.array(staffInvoiceView),
});

export const createInvoice = operation({
  ...manageInvoices,
  method: 'POST',
  status: 201,
  summary:
    'Makes a draft of an invoice. The same `key` makes one draft, however often it is sent; without one each call makes a draft.',
  body: z.object({ requestId, key: z.optional(z.uuid('The key must be a UUID')), lineItems: invoiceLines }),
  data: staffInvoiceView,
});

const NOT_SEEN = 'The version of the invoice is missing';

const NOT_OFFERED = 'This change to an invoice is not supported.';

const invoiceUpdates = {
  status: z.optional(z.literal('sent', NOT_OFFERED)),
  isActive: z.optional(z.boolean(NOT_OFFERED)),
  lineItems: z.optional(invoiceLines),
};

/** One thing at a time, in `updates` or beside the ids: what a draft says, whether it is sent, or whether it can be seen and paid. */
export const changeInvoice = operation({
  ...manageInvoices,
  method: 'PUT',
  summary: 'Sends a draft to the client, activates or deactivates an unpaid invoice, or rewrites a draft.',
  body: z
    .extend(invoiceOfRequest, {
      /** The version that is sent or rewritten: a draft that was changed since is left as it is. Absent: the current one. */
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
  const own = [status, isActive, lineItems].filter((wish) => wish !== undefined).length;
  return own + (updates ? changesIn(updates) : 0);
}

export const deleteInvoice = operation({
  ...manageInvoices,
  method: 'DELETE',
  summary: 'Deletes a draft. One that is gone already is no failure.',
  body: invoiceOfRequest,
  data: invoiceOfRequest,
});

const REFERENCE = 'Please enter the payment reference';
const REASON = 'Please give a reason';
const AMOUNT = 'Please enter an amount above zero, in dollars with at most two decimals';

export const settleInvoice = operation({
  function: 'settleInvoice',
  method: 'POST',
  path: 'settleInvoice',
  summary: 'Notes that a sent invoice was paid outside the portal.',
  access: admins,
  body: z.extend(invoiceOfRequest, { reference: text(1, 200, REFERENCE), reason: text(1, 200, REASON) }),
  data: staffInvoiceView,
});

export const refundInvoice = operation({
  function: 'refundInvoice',
  method: 'POST',
  path: 'refundInvoice',
  summary:
    'Gives back a part or all of what an invoice was paid with through Stripe. The same `key` gives back once.',
  access: admins,
  body: z.extend(invoiceOfRequest, {
    key: z.uuid('The key must be a UUID'),
    /** US dollars, as typed. */
    amount: z
      .pipe(z.union([z.string(), z.number()], AMOUNT), z.transform(String))
      .check(z.refine((typed) => (parseCents(typed) ?? 0) > 0, AMOUNT)),
    reason: text(1, 200, REASON),
  }),
  data: staffInvoiceView,
});
