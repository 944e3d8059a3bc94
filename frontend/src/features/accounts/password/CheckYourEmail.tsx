import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { CardLayout } from '../form/CardLayout.tsx';
import { DevelopmentToken } from './DevelopmentToken.tsx';
import { useTitleFocus } from '../form/useTitleFocus.ts';

const useStyles = makeStyles({
  ways: { display: 'grid', gap: '12px' },
  note: { margin: 0 },
});

/** The link is on its way, if the address has an account: nobody is told whether it has. */
export function CheckYourEmail({ resetToken }: { resetToken: string | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const panel = useTitleFocus();
  const search = resetToken ? `?${new URLSearchParams({ token: resetToken })}` : '';
  return (
    <div ref={panel}>
      <CardLayout
        title={t('Check Your Email')}
        text={t('A password reset link has been sent to your email address')}
      >
        <p className={styles.note}>
          {t(
            'The link works once, for 30 minutes. If nothing arrives, look into your spam folder and check that the address is the one of your account.',
          )}
        </p>
        {resetToken && <DevelopmentToken token={resetToken} />}
        <div className={styles.ways}>
          <LinkButton to={{ pathname: '/reset-password', search }} appearance="primary">
            {t('Go to Reset Password')}
          </LinkButton>
          <LinkButton to="/login">{t('Back to Sign In')}</LinkButton>
        </div>
      </CardLayout>
    </div>
  );
}
