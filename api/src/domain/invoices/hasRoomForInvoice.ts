import type { RequestDocument } from '../requests/requestDocument.ts';
import type { Invoice } from './invoice.ts';

/** Invoices per request. */
export const MAX_INVOICES = 30;

/** JSON characters of all invoices, to keep the request far below the 2 MB limit of the store. */
const MAX_CHARACTERS = 300_000;

/** Whether a request has room for a new or changed invoice. */
export function hasRoomForInvoice(
  { invoices }: Pick<RequestDocument, 'invoices'>,
  invoice: Invoice,
): boolean {
  const all = { ...invoices, [invoice.invoiceId]: invoice };
  return Object.keys(all).length <= MAX_INVOICES && JSON.stringify(all).length <= MAX_CHARACTERS;
}
