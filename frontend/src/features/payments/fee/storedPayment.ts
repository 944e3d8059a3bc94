import { paymentStatus } from '@portal/contract/payments/endpoints/payments.ts';
import * as z from 'zod/mini';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { sessionStore } from '../../../lib/storage/sessionStore.ts';

const paymentMethod = z.enum(['card', 'us_bank_account']);

/** Ways to pay, as the provider names them. */
export type PaymentMethod = z.output<typeof paymentMethod>;

const storedPayment = z.object({
  success: z.boolean(),
  paymentId: z.string(),
  /** Cents. */
  amount: z.int(),
  status: paymentStatus,
  paymentMethod,
});

export type StoredPayment = z.output<typeof storedPayment>;

/** The payment made in this tab. A memory aid only: the server is asked before it is believed. */
export const paymentStore = sessionStore(sessionKeys.payment, storedPayment);
