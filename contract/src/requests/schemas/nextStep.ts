import * as z from 'zod/mini';
import { instant } from '../../fields/fields.ts';

/** What a request waits for, as its client sees it. The first four are for the client to do. */
export const nextStep = z.discriminatedUnion('kind', [
  /** The processing fee failed, or documents and invoices can be paid now. `amount`: their total in dollars. */
  z.object({ kind: z.literal('pay'), amount: z.number() }),
  /** Staff asked for what is missing. */
  z.object({ kind: z.literal('update') }),
  /** `files`: released documents that can be downloaded now. `until`: when the first download window ends. */
  z.object({ kind: z.literal('download'), files: z.int(), until: z.optional(instant) }),
  /** Stripe waits for the payer to verify a bank account for the processing fee. */
  z.object({ kind: z.literal('verify') }),
  /** A bank is processing a payment. */
  z.object({ kind: z.literal('clearing') }),
  /** Released documents are under embargo until this instant. */
  z.object({ kind: z.literal('embargo'), availableAt: instant }),
  /** Staff work on it. */
  z.object({ kind: z.literal('staff') }),
  /** The request is completed or canceled. */
  z.object({ kind: z.literal('closed') }),
]);

export type NextStep = z.output<typeof nextStep>;
