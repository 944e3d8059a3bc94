import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { languages } from '../../languages/languages.ts';
import { draftId, fileId, invoiceId, requestId } from '../../fields/fields.ts';
import { recordsRequest } from '../../requests/schemas/recordsRequest.ts';
import { type SentFields, unionBy } from '../../fields/unionBy.ts';
import { draftOwner } from '../schemas/draftOwner.ts';
import { dueItem } from '../schemas/everythingDue.ts';
import { paymentStatus } from '../schemas/paymentStatus.ts';

const OTHER = 'This type of payment is not supported.';

/** The processing fee of a draft. Also saves the draft. */
const fee = z.object({
  type: z.optional(z.literal('request_fee', OTHER)),
  draftId,
  request: recordsRequest,
  language: z._default(z.enum(languages), 'en'),
});

/** The failed processing fee of a request. Requires request access. */
const failedFee = z.object({ type: z.literal('pay_again'), requestId });

/** The charge of a file. Requires request access, or the session of a client who owns the request. */
const fileCharge = z.object({ type: z._default(z.literal('file'), 'file'), requestId, fileId });

/** A custom invoice. Requires the same access as a file. */
const customInvoice = z.object({ type: z._default(z.literal('invoice'), 'invoice'), requestId, invoiceId });

/** Every document and invoice of a request that can be paid now. Requires the same access as a file. */
const allCharges = z.object({ type: z.literal('pay_all'), requestId });

/** Chooses the form by `type`, or by the IDs if it is absent. */
function paymentOf(sent: SentFields) {
  const type = sent['type'] ?? (sent['fileId'] ? 'file' : sent['invoiceId'] ? 'invoice' : 'request_fee');
  if (type === 'pay_again') return failedFee;
  if (type === 'pay_all') return allCharges;
  if (type === 'file') return fileCharge;
  return type === 'invoice' ? customInvoice : fee;
}

export const createPaymentIntent = operation({
  function: 'createPaymentIntent',
  method: 'POST',
  path: 'payment/create-intent',
  summary:
    'Saves a draft and returns the PaymentIntent for its processing fee. With type `pay_again`, returns the PaymentIntent for a failed fee; with type `file` or `invoice`, for the charge of a file or for a custom invoice; with type `pay_all`, for every file and invoice that is due. Without a type, the IDs decide. The portal sets all amounts.',
  access: anyone,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: unionBy([fee, failedFee, fileCharge, customInvoice, allCharges], paymentOf),
  topLevel: z.object({ clientSecret: z.string() }),
  data: z.object({
    paymentIntentId: z.string(),
    clientSecret: z.string(),
    publishableKey: z.string(),
    /** Cents. */
    amount: z.int(),
    status: paymentStatus,
    /** Where to verify the bank account with a micro-deposit, if the payment waits for that. */
    verificationUrl: z.optional(z.string()),
    /** The items of a payment with type `pay_all`. Their amounts add up to `amount`. */
    items: z.optional(z.array(dueItem)),
    /** Whose request the draft becomes. Only for the fee of a draft. */
    belongsTo: z.optional(draftOwner),
  }),
});

export const paymentWebhook = operation({
  function: 'paymentWebhook',
  method: 'POST',
  path: 'payment/webhook',
  summary: 'Receives signed Stripe events and settles their PaymentIntents with the current state at Stripe.',
  access: anyone,
  // Stripe retries failed events, but payments should not wait for the end of maintenance.
  duringMaintenance: true,
  wire: 'raw',
  consumes: 'application/json',
  data: z.object({ received: z.boolean() }),
});
