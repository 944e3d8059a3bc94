import { lineProblem } from '@portal/contract/invoices/rules/invoiceLines.ts';
import { draftedLine, type LineValues } from './lineValues.ts';

/** What an unfinished line lacks, for which it is left out of the invoice; null for one that is not left out. */
export function missingLineParts(values: LineValues): 'description' | 'price' | 'both' | null {
  const line = draftedLine(values);
  if (lineProblem(line) !== 'unfinished') return null;
  if (line.description.trim() !== '') return 'price';
  return line.unitPrice === '0' ? 'both' : 'description';
}
