import '../../../lib/schemaMode.ts';
import { invoiceLines } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import * as z from 'zod/mini';
import { draftedLine, EMPTY_LINE, type LineValues } from './lineValues.ts';

/** An invoice as it is typed. */
export interface InvoiceValues {
  lineItems: LineValues[];
}

const sentForm = z.object({ lineItems: invoiceLines });

/** The same as it is sent; every line of it keeps its place. */
export const invoiceForm = z.pipe(
  z.transform(({ lineItems }: InvoiceValues): z.input<typeof sentForm> => ({
    lineItems: lineItems.map(draftedLine),
  })),
  sentForm,
);

/** What the form begins with: a draft as it is on record, or one empty line. */
export function invoiceValues(invoice: Pick<StaffInvoiceView, 'lineItems'> | null): InvoiceValues {
  if (!invoice) return { lineItems: [EMPTY_LINE] };
  return {
    lineItems: invoice.lineItems.map((line) => ({
      description: line.description,
      quantity: String(line.quantity),
      unitPrice: line.unitPrice.toFixed(2),
      studyType: line.studyType,
      studyDate: line.studyDate,
      imageCount: line.imageCount === null ? '' : String(line.imageCount),
      cnrReason: line.cnrReason,
      subsections: line.subsections.map((text) => ({ text })),
    })),
  };
}
