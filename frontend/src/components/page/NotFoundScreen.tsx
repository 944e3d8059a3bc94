import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../buttons/LinkButton.tsx';
import { PageTitle } from './PageTitle.tsx';

const useStyles = makeStyles({
  screen: { maxWidth: '560px', margin: '0 auto', padding: '40px 0' },
  code: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
  },
  text: {
    margin: '12px 0 28px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorNeutralForeground2,
    textWrap: 'balance',
  },
  links: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});

/** The screen for unknown addresses. */
export function NotFoundScreen() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.screen}>
      <p className={styles.code}>{t('Error 404')}</p>
      <PageTitle title={t('Page not found')} />
      <p className={styles.text}>
        {t('The address may be mistyped, or the page has moved. Try one of these instead:')}
      </p>
      <div className={styles.links}>
        <LinkButton to="/client/request" appearance="primary">
          {t('Start a request')}
        </LinkButton>
        <LinkButton to="/request-status">{t('Track a request')}</LinkButton>
      </div>
    </div>
  );
}
