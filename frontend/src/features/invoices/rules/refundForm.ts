import '../../../lib/schemaMode.ts';
import { refundInvoice } from '@portal/contract/endpoints/invoices.ts';
import { centsOf } from '@portal/contract/rules/dollars.ts';
import * as z from 'zod/mini';
import { settledPrice } from './settledPrice.ts';

/** A refund as it is typed. */
export interface RefundValues {
  amount: string;
  reason: string;
}

const { reason } = refundInvoice.body.shape;

/** The same as it is sent; `mostCents` can be given back. */
export function refundForm(mostCents: number) {
  return z.object({
    amount: z.pipe(z.string(), z.transform(settledPrice)).check(
      z.refine((amount) => {
        const cents = centsOf(amount);
        return cents !== null && cents > 0 && cents <= mostCents;
      }, 'Please enter an amount of at most what can still be refunded'),
    ),
    reason,
  });
}
