import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const ROWS = 6;

const useStyles = makeStyles({
  skeleton: { display: 'grid', gap: '8px' },
  words: { margin: 0, color: tokens.colorNeutralForeground3 },
  row: {
    height: '64px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil2,
  },
});

/** The shape of the queue while it is on the way. */
export function QueueSkeleton() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton}>
      <p className={styles.words} role="status">
        {t('Loading submissions...')}
      </p>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden />
      ))}
    </div>
  );
}
