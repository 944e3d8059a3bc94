import type { StaffInvoiceView } from '@portal/contract/schemas/invoice.ts';
import type { InvoiceLineDraft } from '@portal/contract/schemas/invoiceDraft.ts';
import * as z from 'zod/mini';
import { invoiceForm, invoiceValues } from './invoiceValues.ts';

/** Whether an invoice on record says what was sent. */
export function holdsLines(
  invoice: Pick<StaffInvoiceView, 'lineItems'>,
  sent: readonly InvoiceLineDraft[],
): boolean {
  const recorded = z.safeParse(invoiceForm, invoiceValues(invoice));
  return JSON.stringify(recorded.data?.lineItems) === JSON.stringify(sent);
}
