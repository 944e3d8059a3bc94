import '../../../../lib/schemaMode.ts';
import * as z from 'zod/mini';
import { useStaffDraft } from '../../../../lib/session/useStaffDraft.ts';
import { storedLines } from '../../../invoices/rules/invoiceValues.ts';

const terms = {
  comment: z.string(),
  requiresPayment: z.boolean(),
  chargeAmount: z.string(),
  embargoEnabled: z.boolean(),
  embargoDays: z.string(),
};

const stored = z.object({
  values: z.object({
    ...terms,
    earlyReleaseReason: z._default(z.string(), ''),
    lineItems: storedLines,
    status: z.string(),
    notes: z.string(),
    isPrivate: z.boolean(),
  }),
  /** The status of the request that the person saw. */
  seenStatus: z.string(),
  /** Idempotency key of the invoice. */
  invoiceKey: z.string(),
  /** The status change that may have been made, and its idempotency key. */
  sentStatus: z.nullable(z.object({ key: z.string(), content: z.string() })),
  /** The invoice that was created and not sent yet. */
  createdInvoice: z.nullable(
    z.object({
      invoiceId: z.string(),
      invoiceNumber: z.string(),
      version: z.number(),
      /** The lines in JSON. */
      content: z.string(),
    }),
  ),
  /** Chosen files. They must be chosen again; the ones with this name get their own terms back. */
  files: z._default(
    z.array(
      z.object({ fileId: z.nullable(z.string()), name: z.string(), terms: z.nullable(z.object(terms)) }),
    ),
    [],
  ),
  /** Files that were sent, or may have been: their answer can be lost. */
  sentFileIds: z.array(z.string()),
});

export type FulfillDraft = z.output<typeof stored>;

/** What attempts have sent, or may have sent. */
export type Sent = Pick<FulfillDraft, 'invoiceKey' | 'sentStatus' | 'createdInvoice' | 'sentFileIds'>;

export const useFulfillDraft = (requestId: string) => useStaffDraft('fulfill', requestId, stored);
