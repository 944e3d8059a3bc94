import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const useStyles = makeStyles({
  back: {
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

/** The way back for a signed-in person. */
export function BackToDashboard() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Link to="/dashboard" className={styles.back}>
      <span aria-hidden>←</span>
      {t('Back to Dashboard')}
    </Link>
  );
}
