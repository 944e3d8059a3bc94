// Apart from `createPaymentIntent`, whose body is a whole request, so that pages that only pay do not load its schema.
import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { fileId, invoiceId, invoiceOfRequest, paymentId, requestId } from '../../fields/fields.ts';
import { filePaymentState } from '../../files/schemas/filePaymentState.ts';

export const updateFilePayment = operation({
  function: 'updateFilePayment',
  method: 'POST',
  summary:
    'Updates the payment state of a file from Stripe. Ignores the state sent by the browser. Without `requestId`, uses the request of the access token, or else that of the payment.',
  access: ['holder', 'client', 'staff', 'admin'],
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: z.object({ fileId, requestId: z.optional(requestId), paymentIntentId: z.optional(paymentId) }),
  data: z.object({ fileId, isPaid: z.boolean(), paymentState: filePaymentState }),
});

export const updateInvoicePayment = operation({
  function: 'updateInvoicePayment',
  method: 'POST',
  summary: 'Updates the payment state of an invoice from Stripe. Ignores the state sent by the browser.',
  access: ['holder', 'client', 'staff', 'admin'],
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: invoiceOfRequest,
  data: z.object({ invoiceId, isPaid: z.boolean(), paymentState: filePaymentState }),
});
