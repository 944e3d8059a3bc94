import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  skeleton: { display: 'grid', gap: '16px', minHeight: '420px', alignContent: 'start' },
  code: {
    width: '200px',
    aspectRatio: '1',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralStencil2,
  },
  line: {
    height: '44px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
});

/** The shape of the set-up while its secret is on the way. */
export function EnrolmentSkeleton() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('Loading')}>
      <div className={styles.code} />
      <div className={styles.line} />
      <div className={styles.line} />
    </div>
  );
}
