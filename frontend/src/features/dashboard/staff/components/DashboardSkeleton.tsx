import { makeStyles, SkeletonItem } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../components/VisuallyHidden.tsx';
import { useDashboardStyles } from './useDashboardStyles.ts';

const useStyles = makeStyles({
  label: { gridColumn: 2, width: '60%', height: '12px', margin: '2px 0' },
  value: { gridColumn: 1, gridRow: '1 / 3', alignSelf: 'center', width: '40px', height: '22px' },
});

const STATS = 4;

/** Skeleton of the figures while they load. */
export function DashboardSkeleton() {
  const { t } = useTranslation();
  const dashboard = useDashboardStyles();
  const styles = useStyles();
  return (
    <>
      <VisuallyHidden role="status">{t('Loading dashboard analytics...')}</VisuallyHidden>
      <div className={dashboard.stats} aria-hidden>
        {Array.from({ length: STATS }, (_, index) => (
          <div key={index} className={dashboard.stat}>
            <SkeletonItem className={styles.label} />
            <SkeletonItem className={styles.value} />
            <SkeletonItem className={styles.label} />
          </div>
        ))}
      </div>
    </>
  );
}
