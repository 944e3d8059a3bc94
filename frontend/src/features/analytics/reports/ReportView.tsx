import type { ReportDays } from '@portal/contract/analytics/reports/endpoints.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { column } from '../../../components/layout/shapes.ts';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { AnalyticsSkeleton } from '../components/AnalyticsSkeleton.tsx';

const useStyles = makeStyles({
  tables: { ...column('24px'), transition: 'opacity 100ms' },
  outdated: { opacity: 0.6 },
});

interface Props<Data> {
  result: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  isComplete: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** The tables of a report: a placeholder while they load, and an error with a retry. */
export function ReportView<Data>({ result, isComplete, children }: Props<Data>) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { data, error, isPlaceholderData } = result;
  return (
    <>
      <LoadError query={result} title={t('The report could not be loaded')} />
      {data === undefined && !error && <AnalyticsSkeleton />}
      {data !== undefined && !isComplete(data) && (
        <Notice type="info">
          {t(
            'Requests from before these reports are still being added, at night. Until then, figures can be too low.',
          )}
        </Notice>
      )}
      {data !== undefined && (
        <div
          className={isPlaceholderData ? `${styles.tables} ${styles.outdated}` : styles.tables}
          aria-busy={isPlaceholderData}
        >
          {children(data)}
        </div>
      )}
    </>
  );
}

/** Whether a report on a period includes requests from before the reports. */
export function areDaysComplete({ days }: { readonly days: ReportDays }): boolean {
  return days.isComplete;
}
