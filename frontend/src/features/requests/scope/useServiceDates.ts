import type { Scope } from '@portal/contract/requests/scope/view.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format.ts';

/** Returns a function that describes the dates of service of a scope, each range in one text. */
export function useServiceDates(): (scope: Pick<Scope, 'dates' | 'ranges'>) => string[] {
  const { t } = useTranslation();
  return ({ dates: stated, ranges }) => {
    if (stated === 'all') return [t('All dates')];
    if (stated === undefined) return [t('Not stated')];
    return ranges.map(({ from, to }) =>
      from === to
        ? formatDay(from, 'medium')
        : t('{{from}} to {{to}}', { from: formatDay(from, 'medium'), to: formatDay(to, 'medium') }),
    );
  };
}
