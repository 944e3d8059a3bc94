import { makeStyles, SkeletonItem, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  skeleton: { display: 'grid', gap: '8px' },
  status: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Placeholder rows while the list loads. */
export function ListSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <div className={styles.skeleton}>
      <p className={styles.status} role="status">
        {t('Loading client requests...')}
      </p>
      {Array.from({ length: rows }, (_, index) => (
        <SkeletonItem key={index} size={56} aria-hidden />
      ))}
    </div>
  );
}
