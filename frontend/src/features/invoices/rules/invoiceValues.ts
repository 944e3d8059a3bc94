import '../../../lib/schemaMode.ts';
import { invoiceLines } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import * as z from 'zod/mini';
import { toInvoiceLine, EMPTY_LINE, type LineValues } from './lineValues.ts';

/** The values of the invoice form. */
export interface InvoiceValues {
  lineItems: LineValues[];
}

/** Lines that were entered and not sent. */
export const storedLines = z.array(
  z.object({
    description: z.string(),
    quantity: z.string(),
    unitPrice: z.string(),
    studyType: z.string(),
    studyDate: z.string(),
    imageCount: z.string(),
    cnrReason: z.string(),
    subsections: z.array(z.object({ text: z.string() })),
  }),
);

const bodySchema = z.object({ lineItems: invoiceLines });

/** Parses form values into invoice lines. Line indexes stay the same, so that errors belong to the right line. */
export const invoiceForm = z.pipe(
  z.transform(({ lineItems }: InvoiceValues): z.input<typeof bodySchema> => ({
    lineItems: lineItems.map(toInvoiceLine),
  })),
  bodySchema,
);

/** The initial form values: the saved draft, or one empty line for a new invoice. */
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
