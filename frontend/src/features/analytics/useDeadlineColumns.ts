import { authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import { useTranslation } from 'react-i18next';
import type { Report } from './report.ts';

/** The columns of the table of due dates by authority: headers, and the cells of a row. */
export function useDeadlineColumns(): {
  readonly headers: readonly string[];
  readonly cells: (row: Report['deadlines'][number]) => (string | number)[];
} {
  const { t } = useTranslation();
  return {
    headers: [t('Kind of authority'), t('Requests completed'), t('On time'), t('Late'), t('Average days')],
    cells: ({ authority, completed, onTime, late, averageDays }) => [
      authority === 'none' ? t('Not stated') : t(authorityNames[authority]),
      completed,
      onTime,
      late,
      averageDays,
    ],
  };
}
