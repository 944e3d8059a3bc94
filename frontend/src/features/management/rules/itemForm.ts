import { itemPrice, quickAddForm } from '@portal/contract/schemas/quickAddForm.ts';
import * as z from 'zod/mini';
import { typedPrice } from './typedPrice.ts';

/** A reusable invoice line as it is typed. */
export const itemForm = z.extend(quickAddForm, { defaultPrice: z.pipe(z.transform(typedPrice), itemPrice) });
