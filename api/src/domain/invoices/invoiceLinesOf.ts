import { parseCents } from '@portal/contract/fields/entered/dollars.ts';
import { lineCents } from '@portal/contract/invoices/rules/invoiceLines.ts';
import { type InvoiceLineDraft, completeLines } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import type { InvoiceLine } from './invoice.ts';

/** The invoice lines of a form, with totals in cents. Incomplete lines are left out. */
export function invoiceLinesOf(drafts: readonly InvoiceLineDraft[]): InvoiceLine[] {
  return completeLines(drafts).map((draft) => ({
    description: draft.description,
    quantity: draft.quantity,
    unitPriceCents: parseCents(draft.unitPrice) ?? 0,
    totalCents: lineCents(draft),
    subsections: draft.subsections.filter((each) => each !== ''),
    studyDate: draft.studyDate,
    studyType: draft.studyType,
    imageCount: draft.imageCount,
    cnrReason: draft.cnrReason,
  }));
}

/** The total of the lines, in cents. */
export function totalCentsOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

export function areSameLines(a: readonly InvoiceLine[], b: readonly InvoiceLine[]): boolean {
  return JSON.stringify(a.map(valuesOf)) === JSON.stringify(b.map(valuesOf));
}

/** The values in a fixed order; the order of stored keys can differ. */
function valuesOf(line: InvoiceLine): unknown[] {
  const { description, quantity, unitPriceCents, subsections, studyDate, studyType, imageCount } = line;
  return [
    description,
    quantity,
    unitPriceCents,
    subsections,
    studyDate,
    studyType,
    imageCount,
    line.cnrReason,
  ];
}
