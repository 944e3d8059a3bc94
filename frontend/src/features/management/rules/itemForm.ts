import { centsOf } from '@portal/contract/rules/dollars.ts';
import { PRICE } from '@portal/contract/schemas/invoiceDraft.ts';
import { itemPrice, quickAddForm } from '@portal/contract/schemas/quickAddForm.ts';
import * as z from 'zod/mini';

/** A reusable invoice line as it is typed. */
export const itemForm = z.extend(quickAddForm, {
  defaultPrice: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed, ctx) => {
        const cents = centsOf(typed);
        if (cents === null) ctx.issues.push({ code: 'custom', input: typed, message: PRICE });
        return cents === null ? z.NEVER : cents / 100;
      }),
    ),
    itemPrice,
  ),
});
