import { isPercentBase } from '@portal/contract/analytics/rules.ts';
import { localeOf } from '@portal/contract/languages/languages.ts';
import { currentLanguage } from './language/i18n.ts';

function numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(localeOf(currentLanguage()), options);
}

/** `12345` → `12,345`. */
export function formatCount(count: number): string {
  return numbers({}).format(count);
}

/** A whole percentage: `17%`. */
export function formatPercent(percent: number): string {
  return numbers({ style: 'percent', maximumFractionDigits: 0 }).format(percent / 100);
}

/** A share in whole percent: `17%`; null if `whole` is too small for a percentage. */
export function formatShare(part: number, whole: number): string | null {
  return isPercentBase(whole) ? formatPercent((100 * part) / whole) : null;
}

/** A change in whole percent with its sign: `+12%`. */
export function formatPercentChange(percent: number): string {
  return numbers({ style: 'percent', signDisplay: 'exceptZero' }).format(percent / 100);
}

/** A change of a number with its sign: `+3`. */
export function formatChange(change: number): string {
  return numbers({ signDisplay: 'exceptZero' }).format(change);
}

/** A duration in days: `4.2 days`. */
export function formatDays(days: number): string {
  return numbers({ style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 }).format(days);
}

/** A calendar day (YYYY-MM-DD) in short form: `Nov 12`. */
export function formatShortDay(day: string): string {
  const format = new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
