import { makeStyles, tokens } from '@fluentui/react-components';
import type { forgotPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/buttons/CopyButton.tsx';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { EmailDelay } from '../../../components/notices/EmailDelay.tsx';
import { CardLayout } from '../form/CardLayout.tsx';
import { useTitleFocus } from '../form/useTitleFocus.ts';

const useDevelopmentTokenStyles = makeStyles({
  token: {
    margin: '4px 0 0',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
});

/** The token of the reset link. Only a local portal returns it. */
function DevelopmentToken({ token }: { token: string }) {
  const styles = useDevelopmentTokenStyles();
  const { t } = useTranslation();
  const label = t('Development Token');
  return (
    <Notice type="warning" title={label} actions={<CopyButton label={label} value={token} />}>
      <p className={styles.token}>{token}</p>
    </Notice>
  );
}

const useStyles = makeStyles({
  actions: { display: 'grid', gap: '12px' },
  note: { margin: 0 },
});

/** Says that a reset link was sent, without revealing whether the address has an account. `resetToken`: only from a local portal. */
export function CheckYourEmail({ isDelayed, resetToken }: DataOf<typeof forgotPassword>) {
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
            'The link works once, for 30 minutes. If you don’t get it, check your spam folder and make sure you entered the email address of your account.',
          )}
        </p>
        <EmailDelay isDelayed={isDelayed} />
        {resetToken && <DevelopmentToken token={resetToken} />}
        <div className={styles.actions}>
          <LinkButton to={{ pathname: '/reset-password', search }} appearance="primary">
            {t('Go to Reset Password')}
          </LinkButton>
          <LinkButton to="/login">{t('Back to Sign In')}</LinkButton>
        </div>
      </CardLayout>
    </div>
  );
}
