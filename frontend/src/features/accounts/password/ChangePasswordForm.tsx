import '../../../lib/schemaMode.ts';
import { changePassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { checkAcrossFields } from '@portal/contract/fields/fields.ts';
import { changedPassword, enteredPassword } from '@portal/contract/accounts/schemas/password.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { call } from '../../../lib/api.ts';
import { sendEncrypted } from '../../../lib/crypto/sendEncrypted.ts';
import { openSession } from '../../../lib/session/session.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import { useAuthForm } from '../form/useAuthForm.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { passwordMismatch } from './passwordMismatch.ts';

/** Validation of the change password form. */
const changePasswordForm = z
  .object({
    currentPassword: enteredPassword,
    newPassword: changedPassword,
    confirmPassword: z.string(),
  })
  .check(checkAcrossFields(mismatchProblems));

type ChangePasswordValues = z.input<typeof changePasswordForm>;

function mismatchProblems(values: Partial<ChangePasswordValues>): { field: string; message: string }[] {
  const { newPassword: password, confirmPassword } = values;
  return passwordMismatch({ password, confirmPassword }, 'New passwords do not match');
}

const empty: ChangePasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Asks for the current password and twice for the new one. */
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
    showsOwnErrors: true,
  });
  return (
    <AuthForm state={state} action={t('Update password')} busyAction={t('Updating...')} locksWhileBusy>
      <PasswordField<ChangePasswordValues>
        name="currentPassword"
        label={t('Current password')}
        autoComplete="current-password"
      />
      <NewPasswordFields<ChangePasswordValues>
        name="newPassword"
        label={t('New password')}
        hint={t('At least 8 characters')}
        confirmLabel={t('Confirm new password')}
      />
    </AuthForm>
  );
}

/**
 * Changes the password; both passwords are sent encrypted. Ends every session of the account and opens a new one in this
 * browser. Throws ApiError, or a translated Error if encryption fails before the call.
 */
async function sendChangePassword(values: ChangePasswordValues): Promise<void> {
  const grant = await sendEncrypted(
    [values.currentPassword, values.newPassword],
    ({ ciphertexts: [currentPassword = '', newPassword = ''], kid }) =>
      call(changePassword, { body: { currentPassword, newPassword, kid } }),
  );
  openSession(grant);
}
