import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../endpoint.ts';
import { instant, text } from '../fields/fields.ts';
import { intentId, reconciliationRun, unmatchedPayment, unmatchedPaymentView } from './schemas.ts';

const manageReconciliation = { function: 'manageReconciliation', path: 'manageReconciliation' } as const;

/** Says at the same time that something is missing and how much of it there may be. */
const NOTE = 'Please describe how it was resolved in at most 500 characters';

export const listUnmatchedPayments = operation({
  ...manageReconciliation,
  method: 'GET',
  summary:
    'Payments at Stripe that the portal could not settle by itself, newest first, and how the last comparison with Stripe ended.',
  access: staffOnly,
  query: z.object({
    state: z._default(z.enum(['open', 'resolved']), 'open'),
    /** Where the page before ended. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  data: z.object({
    payments: z.array(unmatchedPaymentView),
    nextCursor: z.nullable(z.string()),
    /** Null before the first one. */
    lastRun: z.nullable(reconciliationRun),
    /** When the next comparison starts by itself. It goes on where an interrupted one stopped. */
    nextRunAt: instant,
  }),
});

export const retryUnmatchedPayment = operation({
  ...manageReconciliation,
  method: 'POST',
  summary:
    'Tries once more to settle a payment, with what Stripe says of it now. Money that nothing is owed for, and that could not be given back, is given back anew.',
  access: staffOnly,
  rateLimit: { limit: 120, windowSeconds: 600 },
  body: z.object({ intentId }),
  data: unmatchedPayment,
});

export const resolveUnmatchedPayment = operation({
  ...manageReconciliation,
  method: 'PUT',
  summary: 'Notes how a payment was resolved that the portal could not settle.',
  access: admins,
  body: z.object({ intentId, note: text(1, 500, NOTE) }),
  data: unmatchedPayment,
});

export const runReconciliation = operation({
  function: 'runReconciliation',
  method: 'POST',
  path: 'runReconciliation',
  summary:
    'Compares with Stripe now, for some seconds; state `more` asks to be called again. It is refused while a comparison runs.',
  access: admins,
  rateLimit: { limit: 120, windowSeconds: 600 },
  data: reconciliationRun,
});
