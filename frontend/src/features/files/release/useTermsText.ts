import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { normalizedDays } from './rules/normalizedDays.ts';
import type { TermValues } from './rules/releaseValues.ts';
import { centsOfTerms } from './rules/totalCents.ts';

/** Returns a function that describes charge and embargo, such as '$25.00 · 14-day embargo'. */
export function useTermsText(): (terms: TermValues) => string {
  const { t } = useTranslation();
  return (terms) => {
    const cents = centsOfTerms(terms);
    const amount = cents === null ? '–' : formatMoney(cents);
    const charge = terms.requiresPayment ? amount : t('No charge');
    const embargo = terms.embargoEnabled
      ? t('{{days}}-day embargo', { days: normalizedDays(terms.embargoDays) ?? terms.embargoDays })
      : t('No embargo');
    return `${charge} · ${embargo}`;
  };
}
