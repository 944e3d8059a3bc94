import { paymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';
import * as z from 'zod/mini';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { sessionStore } from '../../../lib/storage/sessionStore.ts';

const paymentMethod = z.enum(['card', 'us_bank_account']);

/** Payment methods, with the provider's names. */
export type PaymentMethodType = z.output<typeof paymentMethod>;

const storedPayment = z.object({
  success: z.boolean(),
  paymentId: z.string(),
  /** Cents. */
  amount: z.int(),
  status: paymentStatus,
  paymentMethod,
});

export type StoredPayment = z.output<typeof storedPayment>;

/** The payment made in this tab. It is only a hint: the server is asked before it counts. */
export const paymentStore = sessionStore(sessionKeys.payment, storedPayment);
