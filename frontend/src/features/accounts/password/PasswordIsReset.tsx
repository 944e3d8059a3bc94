import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { CardLayout } from '../form/CardLayout.tsx';
import { useTitleFocus } from '../form/useTitleFocus.ts';

/** The new password counts from now on. */
export function PasswordIsReset() {
  const { t } = useTranslation();
  const panel = useTitleFocus();
  return (
    <div ref={panel}>
      <CardLayout
        title={t('Password Reset Successful')}
        text={t('Sign in with your new password. Everywhere you were signed in, you are signed out now.')}
      >
        <LinkButton to="/login" appearance="primary">
          {t('Go to Sign In')}
        </LinkButton>
      </CardLayout>
    </div>
  );
}
