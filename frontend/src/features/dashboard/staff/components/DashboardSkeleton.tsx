import { makeStyles, SkeletonItem } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../../components/Surface.tsx';
import { VisuallyHidden } from '../../../../components/VisuallyHidden.tsx';
import { useDashboardStyles } from './useDashboardStyles.ts';

const useStyles = makeStyles({
  label: { width: '70%', height: '16px', marginBottom: '16px' },
  value: { width: '40%', height: '32px', marginBottom: '16px' },
  title: { width: '50%', height: '20px', marginBottom: '24px' },
  body: { height: '370px' },
});

const STATS = 4;
const WIDGETS = 2;

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
          <Surface key={index} className={dashboard.stat}>
            <SkeletonItem className={styles.label} />
            <SkeletonItem className={styles.value} />
            <SkeletonItem className={styles.label} />
          </Surface>
        ))}
      </div>
      <div className={dashboard.widgets} aria-hidden>
        {Array.from({ length: WIDGETS }, (_, index) => (
          <Surface key={index} className={dashboard.widget}>
            <SkeletonItem className={styles.title} />
            <SkeletonItem className={styles.body} />
          </Surface>
        ))}
      </div>
    </>
  );
}
