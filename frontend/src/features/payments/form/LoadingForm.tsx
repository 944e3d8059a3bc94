import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  loading: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '220px',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground2,
    borderRadius: tokens.borderRadiusXLarge,
  },
});

/** Placeholder while the payment form loads. */
export function LoadingForm() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.loading} role="status">
      {t('Loading payment form...')}
    </div>
  );
}
