import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { call } from '../../../lib/api.ts';
import { warmDateFormat } from '../../../lib/format.ts';
import { ServiceStatusDetails } from '../components/ServiceStatusDetails.tsx';

const REFRESH_MS = 30_000;

/** The current service status, refreshed every 30 seconds. */
const serviceStatusQuery = queryOptions({
  queryKey: ['serviceStatus'],
  queryFn: ({ signal }) => call(serviceStatus, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
  // No retries: the page shows the failure at once and refreshes soon.
  retry: false,
});

const useStyles = makeStyles({
  page: { display: 'grid', gap: '20px', maxWidth: '760px' },
  about: { ...typographyStyles.body2, margin: 0 },
});

/** /status: the current service status, open to everyone. */
export function StatusScreen() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(serviceStatusQuery);
  // Deferred, so that the answer is rendered in short tasks.
  const status = useDeferredValue(data);
  useEffect(warmDateFormat, []);
  return (
    <>
      <PageHeader title={t('Service status')} />
      <div className={styles.page}>
        <p className={styles.about}>
          {t(
            'This page shows whether requests, documents, payments and messages work right now. It is checked every 30 seconds.',
          )}
        </p>
        {!status && !isError && <ScreenSkeleton />}
        {isError && (
          <ErrorPanel
            title={t('The portal isn’t responding')}
            message={t(
              'Your connection or the portal is down. What you entered in a request is kept in its tab. This page checks again every 30 seconds.',
            )}
            onRetry={() => void refetch()}
          />
        )}
        {status && !isError && <ServiceStatusDetails {...status} />}
      </div>
    </>
  );
}
