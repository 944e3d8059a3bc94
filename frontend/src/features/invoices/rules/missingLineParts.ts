import { lineProblem } from '@portal/contract/invoices/rules/invoiceLines.ts';
import { draftedLine, type LineValues } from './lineValues.ts';

/** What an unfinished line lacks; null for a line that is on the invoice. */
export function missingLineParts(values: LineValues): 'description' | 'price' | 'both' | null {
  const line = draftedLine(values);
  if (lineProblem(line) !== 'unfinished') return null;
  if (line.description.trim() !== '') return 'price';
  return line.unitPrice === '0' ? 'both' : 'description';
}
