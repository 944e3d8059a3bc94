import { lineProblem } from '@portal/contract/invoices/rules/invoiceLines.ts';
import { toInvoiceLine, type LineValues } from './lineValues.ts';

/** What is missing in an unfinished line; null for a line that is on the invoice. */
export function missingLineParts(values: LineValues): 'description' | 'price' | 'both' | null {
  const line = toInvoiceLine(values);
  if (lineProblem(line) !== 'unfinished') return null;
  if (line.description.trim() !== '') return 'price';
  return line.unitPrice === '0' ? 'both' : 'description';
}
