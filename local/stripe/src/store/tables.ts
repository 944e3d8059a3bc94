import { z } from 'zod';
import { chargeSchema } from '../objects/charge.ts';
import { disputeSchema } from '../objects/dispute.ts';
import { eventSchema } from '../objects/event.ts';
import { paymentIntentSchema } from '../objects/paymentIntent.ts';
import { storedPaymentMethodSchema } from '../objects/paymentMethod.ts';
import { refundSchema } from '../objects/refund.ts';

/** The answer to a request with an idempotency key; `id` is the kind of key and the idempotency key. */
const idempotentAnswerSchema = z.object({
  id: z.string(),
  path: z.string(),
  fingerprint: z.string(),
  requestId: z.string(),
  status: z.number(),
  body: z.unknown(),
  createdMs: z.number(),
});

/** An event that the webhook has not taken yet; `id` is the event's. */
const deliverySchema = z.object({ id: z.string(), sinceMs: z.number() });

/** A payment or refund that is settled when its time has come; `id` is its own. */
const settlementSchema = z.object({ id: z.string(), sinceMs: z.number() });

/** A hosted page; `id` is the last part of its address. */
const hostedPageSchema = z.object({ id: z.string(), paymentIntent: z.string(), paymentMethod: z.string() });

/** Micro-deposits under way; `id` is the PaymentIntent's, `page` that of the hosted page. */
const verificationSchema = z.object({
  id: z.string(),
  page: z.string(),
  codesTried: z.number(),
  amountsTried: z.number(),
});

/** What was set for the emulator as a whole: how long a bank takes. */
const settingSchema = z.object({ id: z.literal('bank'), settleAfterMs: z.number() });

export const tables = {
  paymentIntents: paymentIntentSchema,
  paymentMethods: storedPaymentMethodSchema,
  charges: chargeSchema,
  refunds: refundSchema,
  disputes: disputeSchema,
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

/** One line of the journal holds all changes of one transaction; `row: null` removes. */
export const journalLineSchema = z.array(
  z.object({ table: z.enum(tableNames), id: z.string(), row: z.unknown() }),
);

export type Change = z.infer<typeof journalLineSchema>[number];
