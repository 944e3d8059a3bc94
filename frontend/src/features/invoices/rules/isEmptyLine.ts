import { EMPTY_LINE, type LineValues } from './lineValues.ts';

/** Whether a line is unchanged, so that a quick-add item can fill it. */
export function isEmptyLine(values: LineValues): boolean {
  return JSON.stringify({ ...EMPTY_LINE, ...values }) === JSON.stringify(EMPTY_LINE);
}
