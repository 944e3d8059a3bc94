import { makeStyles } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { serviceStatusQuery } from '../api/serviceStatusQuery.ts';
import { ServiceParts } from '../components/ServiceParts.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '20px', maxWidth: '760px' },
});

/** /status: what works at the moment, for people who wonder whether it is the portal or they. */
export function StatusScreen() {
  const styles = useStyles();
  const { t } = useTranslation();
  const status = useQuery(serviceStatusQuery);
  return (
    <>
      <PageHeader title={t('Service status')} />
      <div className={styles.page}>
        {status.isPending && <ScreenSkeleton />}
        {status.isError && (
          <ErrorPanel
            title={t('The portal does not answer')}
            message={t(
              'Either your connection is interrupted or the portal is. What you entered in a request is kept in its tab. This page asks again every half minute.',
            )}
            onRetry={() => void status.refetch()}
          />
        )}
        {status.isSuccess && <ServiceParts {...status.data} />}
      </div>
    </>
  );
}
