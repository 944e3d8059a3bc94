import { EMPTY_LINE, type LineValues } from './lineValues.ts';

/** Whether nothing has been typed into a line yet, so that something else may take its place. */
export function isEmptyLine(values: LineValues): boolean {
  return JSON.stringify({ ...EMPTY_LINE, ...values }) === JSON.stringify(EMPTY_LINE);
}
