import { countOf } from '@portal/contract/fields/counts.ts';
import {
  DEFAULT_EMBARGO_DAYS,
  MIN_EMBARGO_DAYS,
  MAX_EMBARGO_DAYS,
} from '@portal/contract/files/rules/downloads.ts';

/**
 * The days of an embargo that typed text stands for: the nearest that is allowed, the default when it is no number.
 * Null for what has to be corrected.
 */
export function normalizedDays(typed: string): number | null {
  const days = countOf(typed, DEFAULT_EMBARGO_DAYS);
  return days === null ? null : Math.min(Math.max(days, MIN_EMBARGO_DAYS), MAX_EMBARGO_DAYS);
}
