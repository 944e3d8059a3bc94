import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';

/** A reusable invoice line. `defaultPrice` in US dollars; `category` may be empty. */
export const quickAddItem = z.object({
  itemId: z.string(),
  name: z.string(),
  description: z.string(),
  defaultPrice: z.number(),
  category: z.string(),
  isActive: z.boolean(),
  /** Whether its quantity is the number of pages of the documents. */
  countsPages: z.boolean(),
});

export type QuickAddItem = z.output<typeof quickAddItem>;

export const listQuickAddItems = operation({
  function: 'manageQuickAddItems',
  method: 'GET',
  summary: 'Lists reusable invoice lines, by category and name.',
  access: staffOnly,
  data: z.array(quickAddItem),
});
