import { makeStyles, SkeletonItem } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';

const useStyles = makeStyles({
  group: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  card: { height: '94px', padding: '14px 16px' },
  title: { width: '120px', height: '22px', marginBottom: '8px' },
  label: { width: '70%', height: '16px', marginBottom: '12px' },
  value: { width: '45%', height: '26px' },
});

const GROUPS = 3;
const CARDS = 4;

/** Skeleton of the figures while they load. */
export function AnalyticsSkeleton() {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <>
      <VisuallyHidden role="status">{t('Loading analytics...')}</VisuallyHidden>
      {Array.from({ length: GROUPS }, (_, group) => (
        <div key={group} aria-hidden>
          <SkeletonItem className={styles.title} />
          <div className={styles.group}>
            {Array.from({ length: CARDS }, (_card, index) => (
              <Surface key={index} className={styles.card}>
                <SkeletonItem className={styles.label} />
                <SkeletonItem className={styles.value} />
              </Surface>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
