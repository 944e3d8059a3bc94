import * as z from 'zod/mini';
import { quickAddCategories } from '../catalogs/quickAddItems.ts';
import { MAX_CHARGE_CENTS } from '../../invoices/rules/chargeAmount.ts';
import { requiredText } from '../../fields/fields.ts';
import { listDescription } from './listDescription.ts';

const MAX_PRICE = MAX_CHARGE_CENTS / 100;

/** A price in US dollars. */
export const itemPrice = z
  .number('Please enter a price')
  .check(
    z.minimum(0, 'Please enter a price of $0.00 or more'),
    z.maximum(MAX_PRICE, 'Please enter a price of at most $999,999.99'),
  );

/** A reusable invoice line as staff enter it. */
export const quickAddForm = z.object({
  name: requiredText(200, 'Item name is required'),
  description: listDescription,
  defaultPrice: z._default(itemPrice, 0),
  category: z._default(z.enum([...quickAddCategories, ''], 'Please choose one of the categories'), ''),
});
