import { z } from 'zod';
import { storedBalanceTransactionSchema } from '../objects/balanceTransaction.ts';
import { chargeSchema } from '../objects/charge.ts';
import { disputeSchema } from '../objects/dispute.ts';
import { eventSchema } from '../objects/event.ts';
import { paymentIntentSchema } from '../objects/paymentIntent.ts';
import { storedPaymentMethodSchema } from '../objects/paymentMethod.ts';
import { payoutSchema } from '../objects/payout.ts';
import { refundSchema } from '../objects/refund.ts';

/** The response for an idempotency key; `id` is the kind of API key and the idempotency key. */
const idempotentAnswerSchema = z.object({
  id: z.string(),
  path: z.string(),
  fingerprint: z.string(),
  requestId: z.string(),
  status: z.number(),
  body: z.unknown(),
  createdMs: z.number(),
});

/** An event that the webhook has not accepted yet; `id` is the event's id. */
const deliverySchema = z.object({ id: z.string(), sinceMs: z.number() });

/** A pending payment, refund or payout; `id` is its id. */
const settlementSchema = z.object({ id: z.string(), sinceMs: z.number() });

/** A hosted page; `id` is the last segment of its URL. */
const hostedPageSchema = z.object({ id: z.string(), paymentIntent: z.string(), paymentMethod: z.string() });

/** A pending verification by micro-deposits; `id` is the PaymentIntent's id, `page` the hosted page's id. */
const verificationSchema = z.object({
  id: z.string(),
  page: z.string(),
  codesTried: z.number(),
  amountsTried: z.number(),
});

/** Settings of the emulator: how long a bank takes. */
const settingSchema = z.object({ id: z.literal('bank'), settleAfterMs: z.number() });

export const tables = {
  paymentIntents: paymentIntentSchema,
  paymentMethods: storedPaymentMethodSchema,
  charges: chargeSchema,
  refunds: refundSchema,
  disputes: disputeSchema,
  balanceTransactions: storedBalanceTransactionSchema,
  payouts: payoutSchema,
  hostedPages: hostedPageSchema,
  verifications: verificationSchema,
  settlements: settlementSchema,
  settings: settingSchema,
  events: eventSchema,
  deliveries: deliverySchema,
  idempotentAnswers: idempotentAnswerSchema,
} as const;

export type TableName = keyof typeof tables;
export type Row<Name extends TableName> = z.infer<(typeof tables)[Name]>;

export const tableNames = Object.keys(tables) as TableName[];

/** A journal line contains all changes of one transaction. `row: null` removes the row. */
export const journalLineSchema = z.array(
  z.object({ table: z.enum(tableNames), id: z.string(), row: z.unknown() }),
);

export type RowChange = z.infer<typeof journalLineSchema>[number];
