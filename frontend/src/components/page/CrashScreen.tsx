import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../lib/notices/notices.ts';

const useStyles = makeStyles({
  screen: {
    maxWidth: '560px',
    margin: '0 auto',
    padding: '64px 16px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorNeutralForeground1,
  },
  title: { lineHeight: 1.25 },
  button: {
    marginTop: '8px',
    padding: '10px 20px',
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

/** Replaces a page that crashed. It uses no component that may have caused the crash. */
export function CrashScreen() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { support } = useNotices();
  return (
    <div className={styles.screen} role="alert">
      <h1 className={styles.title}>{t('This page stopped working')}</h1>
      <p>
        {t(
          'Something went wrong on our side. What you entered in a request is kept in this tab. Reload the page to continue.',
        )}
      </p>
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        {t('Reload the page')}
      </button>
      <p>{t('If it happens again, please email {{email}}.', { email: support.email })}</p>
    </div>
  );
}
