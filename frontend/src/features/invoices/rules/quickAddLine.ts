import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { MAX_LINE_DESCRIPTION } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { EMPTY_LINE, type LineValues } from './lineValues.ts';
import { normalizePrice } from './normalizePrice.ts';

/**
 * Creates an invoice line from a quick-add item. Clients see only the description, so it starts with the item’s name.
 * `pages`: of the documents, for an item that counts them; 0 if they are not known.
 */
export function quickAddLine(
  { name, description, defaultPrice, countsPages }: QuickAddItem,
  pages = 0,
): LineValues {
  const isNameRepeated =
    description.trim() === '' || description.toLowerCase().startsWith(name.toLowerCase());
  const text = isNameRepeated ? description.trim() || name : `${name}: ${description}`;
  return {
    ...EMPTY_LINE,
    ...(countsPages && { quantity: countedQuantity(pages) }),
    description: text.slice(0, MAX_LINE_DESCRIPTION),
    unitPrice: normalizePrice(String(defaultPrice)),
  };
}

/** The quantity of a line that counts pages. */
export function countedQuantity(pages: number): string {
  return pages > 0 ? String(pages) : EMPTY_LINE.quantity;
}
