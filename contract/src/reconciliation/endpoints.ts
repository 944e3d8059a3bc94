import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../endpoint.ts';
import { instant, text } from '../fields/fields.ts';
import { intentId, reconciliationRun, unmatchedPayment, unmatchedPaymentView } from './schemas.ts';

const manageReconciliation = { function: 'manageReconciliation' } as const;

/** One message for an empty and for a too long note. */
const NOTE = 'Please describe how it was resolved in at most 500 characters';

export const listUnmatchedPayments = operation({
  ...manageReconciliation,
  method: 'GET',
  summary:
    'Lists Stripe payments that the portal could not settle, newest first, with the result of the last reconciliation.',
  access: staffOnly,
  query: z.object({
    state: z._default(z.enum(['open', 'resolved']), 'open'),
    /** `nextCursor` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  data: z.object({
    payments: z.array(unmatchedPaymentView),
    nextCursor: z.nullable(z.string()),
    /** Null before the first reconciliation. */
    lastRun: z.nullable(reconciliationRun),
    /** When the next reconciliation starts automatically. It continues an interrupted one. */
    nextRunAt: instant,
  }),
});

export const retryUnmatchedPayment = operation({
  ...manageReconciliation,
  method: 'POST',
  summary:
    'Retries settling a payment with its current state at Stripe. Retries the failed refund of a payment that was not owed.',
  access: staffOnly,
  rateLimit: { limit: 120, windowSeconds: 600 },
  body: z.object({ intentId }),
  data: unmatchedPayment,
});

export const resolveUnmatchedPayment = operation({
  ...manageReconciliation,
  method: 'PUT',
  summary: 'Records how staff resolved an unmatched payment.',
  access: admins,
  body: z.object({ intentId, note: text(1, 500, NOTE) }),
  data: unmatchedPayment,
});

export const runReconciliation = operation({
  function: 'runReconciliation',
  method: 'POST',
  summary:
    'Compares payments with Stripe for some seconds. State `paused` means that another call continues. Fails while another reconciliation is running.',
  access: admins,
  rateLimit: { limit: 120, windowSeconds: 600 },
  data: reconciliationRun,
});
