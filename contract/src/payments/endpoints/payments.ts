import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { languages } from '../../languages/languages.ts';
import { draftId, fileId, invoiceId, invoiceOfRequest, paymentId, requestId } from '../../fields/fields.ts';
import { recordsRequest } from '../../requests/schemas/recordsRequest.ts';
import { filePaymentState } from '../../files/schemas/filePaymentState.ts';
import { type SentFields, unionBy } from '../../fields/unionBy.ts';

/** States of a PaymentIntent, as Stripe names them. */
export const paymentStatus = z.enum([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'succeeded',
  'canceled',
]);

export type PaymentStatus = z.output<typeof paymentStatus>;

const OTHER = 'This type of payment is not supported.';

/** The fee of a draft, which is stored with it. */
const fee = z.object({
  type: z.optional(z.literal('request_fee', OTHER)),
  draftId,
  request: recordsRequest,
  language: z._default(z.enum(languages), 'en'),
});

/** The fee of a request whose bank payment failed. Takes request access. */
const failedFee = z.object({ type: z.literal('pay_again'), requestId });

/** The charge of a file. Takes request access, or the session of a client who has the request. */
const fileCharge = z.object({ type: z._default(z.literal('file'), 'file'), requestId, fileId });

/** A custom invoice. Takes the same. */
const customInvoice = z.object({ type: z._default(z.literal('invoice'), 'invoice'), requestId, invoiceId });

/** The type says what is paid for; without one, the ids do. */
function paymentOf(sent: SentFields) {
  const type = sent['type'] ?? (sent['fileId'] ? 'file' : sent['invoiceId'] ? 'invoice' : 'request_fee');
  if (type === 'pay_again') return failedFee;
  if (type === 'file') return fileCharge;
  return type === 'invoice' ? customInvoice : fee;
}

export const createPaymentIntent = operation({
  function: 'createPaymentIntent',
  method: 'POST',
  path: 'payment/create-intent',
  summary:
    'Stores the draft and answers the PaymentIntent for its processing fee: one per draft, whatever is sent again. With type `pay_again`, the PaymentIntent of a fee whose bank payment failed; with type `file` or `invoice`, that of the charge of a file or of a custom invoice. Without a type the ids say what is paid for. Amounts are the portal’s to say.',
  access: anyone,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: unionBy([fee, failedFee, fileCharge, customInvoice], paymentOf),
  topLevel: z.object({ clientSecret: z.string() }),
  data: z.object({
    paymentIntentId: z.string(),
    clientSecret: z.string(),
    publishableKey: z.string(),
    /** Cents. */
    amount: z.int(),
    status: paymentStatus,
    /** Where a bank account is verified with a micro-deposit, when the payment waits for that. */
    verificationUrl: z.optional(z.string()),
  }),
});

export const updateFilePayment = operation({
  function: 'updateFilePayment',
  method: 'POST',
  path: 'updateFilePayment',
  summary:
    'Asks Stripe how the payment of a file stands. What the browser says of it is not read. Without `requestId` the request is that of the access token, or else that of the payment.',
  access: ['holder', 'client', 'staff', 'admin'],
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: z.object({ fileId, requestId: z.optional(requestId), paymentIntentId: z.optional(paymentId) }),
  data: z.object({ fileId, isPaid: z.boolean(), paymentState: filePaymentState }),
});

export const updateInvoicePayment = operation({
  function: 'updateInvoicePayment',
  method: 'POST',
  path: 'updateInvoicePayment',
  summary: 'Asks Stripe how the payment of an invoice stands. What the browser says of it is not read.',
  access: ['holder', 'client', 'staff', 'admin'],
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: invoiceOfRequest,
  data: z.object({ invoiceId, isPaid: z.boolean(), paymentState: filePaymentState }),
});

export const paymentWebhook = operation({
  function: 'paymentWebhook',
  method: 'POST',
  path: 'payment/webhook',
  summary: 'Takes signed Stripe events and re-reads the PaymentIntent they name.',
  access: anyone,
  // Stripe repeats what fails, but what it says of money must not wait.
  duringMaintenance: true,
  wire: 'raw',
  consumes: 'application/json',
  data: z.object({ received: z.boolean() }),
});
