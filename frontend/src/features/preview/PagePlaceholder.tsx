import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: 'min(816px, 100% - 32px)',
    aspectRatio: '17 / 22',
    margin: '16px auto',
    padding: '8%',
    display: 'grid',
    alignContent: 'start',
    gap: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  line: {
    height: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
  short: { width: '60%' },
});

/** The outline of a page while it loads. */
export function PagePlaceholder() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.page} role="status" aria-label={t('Loading preview')}>
      <div className={mergeClasses(styles.line, styles.short)} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={mergeClasses(styles.line, styles.short)} />
    </div>
  );
}
