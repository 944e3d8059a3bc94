import '../../lib/schemaMode.ts';
import * as z from 'zod/mini';
import { useStaffDraft } from '../../lib/session/useStaffDraft.ts';
import { storedLines } from '../invoices/rules/invoiceValues.ts';

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
  /** The attempt whose answer did not arrive, so that it can be repeated. Null: there is none. */
  attempt: z._default(
    z.nullable(
      z.object({
        key: z.string(),
        /** What was sent, in JSON. */
        content: z.string(),
        seen: z.object({
          fileIds: z.array(z.string()),
          invoiceIds: z.array(z.string()),
          workCount: z.number(),
          entries: z.number(),
        }),
      }),
    ),
    null,
  ),
  /** Chosen files. They must be chosen again; the ones with this name get their own terms back. */
  files: z._default(
    z.array(
      z.object({ fileId: z.nullable(z.string()), name: z.string(), terms: z.nullable(z.object(terms)) }),
    ),
    [],
  ),
});

export type FulfillDraft = z.output<typeof stored>;

export const useFulfillDraft = (requestId: string) => useStaffDraft('fulfill', requestId, stored);
