import * as z from 'zod/mini';
import { operation, staffOnly } from '../endpoint.ts';
import { fileId, invoiceId, requestId } from '../fields/fields.ts';

const ONE = 'Please specify a file or an invoice';

export const reopenDisputedPayment = operation({
  function: 'reopenDisputedPayment',
  method: 'POST',
  summary:
    'Reopens a file or invoice for payment after its payment was lost in a dispute. Repeating the call changes nothing.',
  repeatable: true,
  access: staffOnly,
  body: z
    .object({ requestId, fileId: z.optional(fileId), invoiceId: z.optional(invoiceId) })
    .check(z.refine((body) => (body.fileId === undefined) !== (body.invoiceId === undefined), ONE)),
  data: z.object({ requestId }),
});
