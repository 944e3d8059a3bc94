import type { RequestRoot } from '../requests/root.ts';
import type { Invoice } from './invoice.ts';

/** So many invoices one request can hold. */
export const MAX_INVOICES = 30;

/** So many characters of JSON all of them may have: with the rest of a request far below the 2 MB that the store takes. */
const MAX_CHARACTERS = 300_000;

/** Whether a request can hold an invoice with all the others. */
export function hasRoom({ invoices }: Pick<RequestRoot, 'invoices'>, invoice: Invoice): boolean {
  const all = { ...invoices, [invoice.invoiceId]: invoice };
  return Object.keys(all).length <= MAX_INVOICES && JSON.stringify(all).length <= MAX_CHARACTERS;
}
