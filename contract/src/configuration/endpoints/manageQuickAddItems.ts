import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { quickAddForm } from '../schemas/quickAddForm.ts';
import { quickAddItem } from './quickAddItems.ts';

const shared = { function: 'manageQuickAddItems', access: staffOnly } as const;

const itemId = z.string('The ID is missing').check(z.minLength(1, 'The ID is missing'), z.maxLength(100));
const { name, description, defaultPrice, category } = quickAddForm.shape;

export const addQuickAddItem = operation({
  ...shared,
  method: 'POST',
  status: 201,
  summary: 'Adds a reusable invoice line.',
  body: z.extend(quickAddForm, {
    isActive: z._default(z.boolean(), true),
    countsPages: z._default(z.boolean(), false),
  }),
  data: quickAddItem,
});

export const editQuickAddItem = operation({
  ...shared,
  method: 'PUT',
  summary: 'Changes a reusable invoice line. Omitted fields keep their values.',
  body: z.object({
    itemId,
    name: z.optional(name),
    description: z.optional(description.def.innerType),
    defaultPrice: z.optional(defaultPrice.def.innerType),
    category: z.optional(category.def.innerType),
    isActive: z.optional(z.boolean()),
    countsPages: z.optional(z.boolean()),
  }),
  data: quickAddItem,
});

export const deleteQuickAddItem = operation({
  ...shared,
  method: 'DELETE',
  summary: 'Removes a reusable invoice line. Existing invoices do not change.',
  body: z.object({ itemId }),
  data: z.object({ itemId: z.string() }),
});
