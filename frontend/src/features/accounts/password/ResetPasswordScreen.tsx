import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { CardLayout } from '../form/CardLayout.tsx';
import { useClearSecretParams, useSecretParams } from '../form/useSecretParams.ts';
import { useTitleFocus } from '../form/useTitleFocus.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** /reset-password: sets a new password with the token of a reset link. */
export function ResetPasswordScreen() {
  const token = useSecretParams({ forReload: true }).get('token') ?? '';
  const clearToken = useClearSecretParams();
  const [isDone, setDone] = useState(false);
  const finish = () => {
    clearToken();
    setDone(true);
  };
  return isDone ? <PasswordResetDone /> : <ResetPasswordForm token={token} onDone={finish} />;
}

/** Confirms that the password was reset. */
function PasswordResetDone() {
  const { t } = useTranslation();
  const panel = useTitleFocus();
  return (
    <div ref={panel}>
      <CardLayout
        title={t('Password Reset Successful')}
        text={t('Sign in with your new password. We signed you out everywhere else.')}
      >
        <LinkButton to="/login" appearance="primary">
          {t('Go to Sign In')}
        </LinkButton>
      </CardLayout>
    </div>
  );
}
