import '../../../../lib/schemaMode.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { currentSession } from '../../../../lib/session/session.ts';
import { sessionStore } from '../../../../lib/storage/sessionStore.ts';
import { fulfillDraftKey } from './fulfillDrafts.ts';

const stored = z.object({
  values: z.object({
    comment: z.string(),
    requiresPayment: z.boolean(),
    chargeAmount: z.string(),
    embargoEnabled: z.boolean(),
    embargoDays: z.string(),
    lineItems: z.array(
      z.object({
        description: z.string(),
        quantity: z.string(),
        unitPrice: z.string(),
        studyType: z.string(),
        studyDate: z.string(),
        imageCount: z.string(),
        cnrReason: z.string(),
        subsections: z.array(z.object({ text: z.string() })),
      }),
    ),
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
});

/**
 * What the person entered for a request and has not sent. It survives a reload and a session that ends, in this tab and
 * for this person. `initial` is what was stored when the panel opened.
 */
export function useFulfillDraft(requestId: string) {
  const [store] = useState(() =>
    sessionStore(fulfillDraftKey(currentSession()?.userId ?? '', requestId), stored),
  );
  const [initial] = useState(store.read);
  return { initial, save: store.save, clear: store.clear };
}
