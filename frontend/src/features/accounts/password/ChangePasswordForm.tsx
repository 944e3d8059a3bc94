import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { AuthForm } from '../form/AuthForm.tsx';
import { useAuthForm } from '../form/useAuthForm.ts';
import { sendChangePassword } from './sendChangePassword.ts';
import { changePasswordForm, type ChangePasswordValues } from './changePasswordForm.ts';

const empty: ChangePasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The present password, and the new one twice. */
export function ChangePasswordForm({ onSend, onChanged }: { onSend: () => void; onChanged: () => void }) {
  const { t } = useTranslation();
  const state = useAuthForm({
    schema: changePasswordForm,
    defaultValues: empty,
    send: async (values) => {
      onSend();
      await sendChangePassword(values);
      state.form.reset(empty);
      onChanged();
    },
    fallback: t('Failed to update password'),
    saysOwnErrors: true,
  });
  return (
    <AuthForm state={state} action={t('Update password')} busyAction={t('Updating...')} locksWhileBusy>
      <PasswordField<ChangePasswordValues>
        name="currentPassword"
        label={t('Current password')}
        autoComplete="current-password"
      />
      <PasswordField<ChangePasswordValues>
        name="newPassword"
        label={t('New password')}
        hint={t('At least 8 characters')}
        autoComplete="new-password"
      />
      <PasswordField<ChangePasswordValues>
        name="confirmPassword"
        label={t('Confirm new password')}
        autoComplete="new-password"
      />
    </AuthForm>
  );
}
