import { parseCents } from '@portal/contract/fields/dollars.ts';
import { lineCents } from '@portal/contract/invoices/rules/invoiceLines.ts';
import { type InvoiceLineDraft, completeLines } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import type { InvoiceLine } from './invoice.ts';

/** The lines that stand on an invoice, with their totals in cents; unfinished ones are left out. */
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

/** What lines come to, in cents. */
export function totalOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

export function areSameLines(some: readonly InvoiceLine[], others: readonly InvoiceLine[]): boolean {
  return JSON.stringify(some.map(valuesOf)) === JSON.stringify(others.map(valuesOf));
}

/** In the order of this list, in whatever order they were stored. */
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
