import * as z from 'zod/mini';
import { listOrder } from '../../configuration/schemas/listOrder.ts';
import { requiredText } from '../../fields/fields.ts';
import { requestTypes } from '../../requests/catalogs/requestTypes.ts';
import { checklistKinds } from '../checklistKinds.ts';

/** The built-in items and those that staff added, together. */
export const MAX_CHECKLIST_ITEMS = 20;

/** Empty: the item applies to every request type. */
const checklistTypes = z
  .array(z.int().check(z.minimum(1), z.maximum(requestTypes.length)))
  .check(z.maxLength(requestTypes.length));

/** An item of the review checklist as staff enter it. */
export const checklistForm = z.object({
  text: requiredText(100, 'Item text is required'),
  order: listOrder,
  requestTypes: z._default(checklistTypes, []),
});

/** An item of the review checklist. The screens translate the text of a built-in item. */
export const checklistItem = z.object({
  itemId: z.string(),
  /** What a built-in item is about, so that the review shows the fact. Null: an item that staff added. */
  kind: z.nullable(z.enum(checklistKinds)),
  text: z.string(),
  isActive: z.boolean(),
  order: z.int(),
  requestTypes: checklistTypes,
});

export type ChecklistItem = z.output<typeof checklistItem>;
