import { makeStyles, SkeletonItem, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  skeleton: { display: 'grid', gap: '24px', minHeight: '70vh', alignContent: 'start' },
  bar: { height: '36px', width: 'min(420px, 70%)' },
  block: { height: '280px', borderRadius: tokens.borderRadiusXLarge },
});

/** The outline of a screen while its code loads. */
export function ScreenSkeleton() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('Loading')}>
      <SkeletonItem className={styles.bar} />
      <SkeletonItem className={styles.block} />
    </div>
  );
}
