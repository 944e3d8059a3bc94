import { dollarFormat } from '@portal/contract/fields/money.ts';
import { formatMoney } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/language/i18n.ts';

/** US dollars with cents: `$1,234.56`. */
export function formatDollars(dollars: number): string {
  return formatMoney(Math.round(dollars * 100));
}

/** US dollars, abbreviated for small spaces: `$1.5K`. */
export function formatShortDollars(dollars: number): string {
  return dollarFormat(currentLanguage(), {
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  }).format(dollars);
}
