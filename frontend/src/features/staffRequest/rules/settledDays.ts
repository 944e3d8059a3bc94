import {
  DEFAULT_EMBARGO_DAYS,
  FEWEST_EMBARGO_DAYS,
  MOST_EMBARGO_DAYS,
} from '@portal/contract/rules/downloads.ts';

/** The days of an embargo that typed text stands for: the nearest that is allowed, the default when it is no whole number. */
export function settledDays(typed: string): number {
  const text = typed.trim();
  if (!/^-?\d+$/.test(text)) return DEFAULT_EMBARGO_DAYS;
  return Math.min(Math.max(Number(text), FEWEST_EMBARGO_DAYS), MOST_EMBARGO_DAYS);
}
