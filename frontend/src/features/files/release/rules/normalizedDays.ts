import { parseCount } from '@portal/contract/fields/entered/counts.ts';
import {
  DEFAULT_EMBARGO_DAYS,
  MIN_EMBARGO_DAYS,
  MAX_EMBARGO_DAYS,
} from '@portal/contract/files/rules/downloads.ts';

/**
 * Days of an embargo from entered text: clamped to the allowed range, the default for text without digits.
 * Null if the user must correct it.
 */
export function normalizedDays(input: string): number | null {
  const days = parseCount(input, DEFAULT_EMBARGO_DAYS);
  return days === null ? null : Math.min(Math.max(days, MIN_EMBARGO_DAYS), MAX_EMBARGO_DAYS);
}
