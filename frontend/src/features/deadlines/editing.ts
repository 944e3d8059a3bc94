import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import { parseCount } from '@portal/contract/fields/entered/counts.ts';

/** Changes the rules that are being edited. They are saved later, all at once. */
export type ChangeRules = (change: (rules: DeadlineRules) => DeadlineRules) => void;

/** A whole number as entered; NaN for any other text, so that the schema refuses it. */
export function enteredDays(text: string): number {
  return parseCount(text, Number.NaN) ?? Number.NaN;
}
