import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/TextField.tsx';
import { CardLayout } from '../form/CardLayout.tsx';
import { LazyAuthForm } from '../form/LazyAuthForm.tsx';
import { TextLink } from '../form/TextLink.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { ResetPasswordValues } from './resetPasswordForm.ts';

interface Props {
  /** Token from the emailed link; empty if the screen was opened without it. */
  token: string;
  onDone: () => void;
}

/** Asks for the reset token and the new password. */
export function ResetPasswordForm({ token, onDone }: Props) {
  const { t } = useTranslation();
  return (
    <CardLayout
      title={t('Reset your password')}
      below={<TextLink to="/login">{t('Back to Sign In')}</TextLink>}
    >
      <LazyAuthForm
        load={() => import('./submitResetPassword.ts')}
        defaultValues={{ token, password: '', confirmPassword: '' }}
        send={async (values, { sendResetPassword }) => {
          await sendResetPassword(values);
          onDone();
        }}
        fallback={t('Failed to reset password. Please try again.')}
        showsOwnErrors
        action={t('Reset password')}
        busyAction={t('Resetting...')}
        locksWhileBusy
      >
        <TextField<ResetPasswordValues>
          name="token"
          label={t('Reset token')}
          hint={t('The link in your email fills this in for you.')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NewPasswordFields<ResetPasswordValues>
          name="password"
          label={t('New password')}
          hint={t('At least 6 characters')}
          confirmLabel={t('Confirm password')}
        />
      </LazyAuthForm>
    </CardLayout>
  );
}
