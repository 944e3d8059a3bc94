import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  empty: {
    display: 'grid',
    justifyItems: 'center',
    gap: '4px',
    padding: '40px 16px',
    textAlign: 'center',
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** No request is there, or none that the filters let through. */
export function EmptyList({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{t('No client requests found')}</p>
      <p className={styles.text}>
        {filtered
          ? t('No request matches these filters. Change or clear them to see more.')
          : t('Submit your first request to see it here')}
      </p>
    </div>
  );
}
