import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { checklistForm, checklistItem } from '../schemas/reviewChecklist.ts';

const shared = {
  function: 'manageReviewChecklist',
  access: staffOnly,
} as const;

const itemId = z.string('The ID is missing').check(z.minLength(1, 'The ID is missing'), z.maxLength(100));
const { text, order, requestTypes } = checklistForm.shape;

export const listChecklistItems = operation({
  ...shared,
  method: 'GET',
  summary: 'Lists the items of the review checklist, active or not, in their configured order.',
  data: z.array(checklistItem),
});

export const addChecklistItem = operation({
  ...shared,
  method: 'POST',
  status: 201,
  summary: 'Adds an item with a unique text to the review checklist.',
  body: z.extend(checklistForm, { isActive: z._default(z.boolean(), true) }),
  data: checklistItem,
});

export const editChecklistItem = operation({
  ...shared,
  method: 'PUT',
  summary:
    'Changes an item of the review checklist. Omitted fields keep their values. The text of a built-in item cannot change.',
  body: z.object({
    itemId,
    text: z.optional(text),
    order: z.optional(order.def.innerType),
    requestTypes: z.optional(requestTypes.def.innerType),
    isActive: z.optional(z.boolean()),
  }),
  data: checklistItem,
});

export const deleteChecklistItem = operation({
  ...shared,
  method: 'DELETE',
  summary: 'Removes an item from the review checklist. Built-in items can only be deactivated.',
  body: z.object({ itemId }),
  data: z.object({ itemId: z.string() }),
});
