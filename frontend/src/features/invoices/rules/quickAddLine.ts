import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { MAX_LINE_DESCRIPTION } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { EMPTY_LINE, type LineValues } from './lineValues.ts';
import { normalizePrice } from './normalizePrice.ts';

/** Creates an invoice line from a quick-add item. Clients see only the description, so it starts with the item’s name. */
export function quickAddLine({ name, description, defaultPrice }: QuickAddItem): LineValues {
  const isNameRepeated =
    description.trim() === '' || description.toLowerCase().startsWith(name.toLowerCase());
  const text = isNameRepeated ? description.trim() || name : `${name}: ${description}`;
  return {
    ...EMPTY_LINE,
    description: text.slice(0, MAX_LINE_DESCRIPTION),
    unitPrice: normalizePrice(String(defaultPrice)),
  };
}
