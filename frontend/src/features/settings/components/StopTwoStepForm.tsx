import { Button } from '../../../components/Button.tsx';
import '../../../lib/schemaMode.ts';
import { disableTwoStep, secondStepCode } from '@portal/contract/endpoints/twoStep.ts';
import { givenPassword } from '@portal/contract/schemas/password.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { call } from '../../../lib/api.ts';
import { AuthForm } from '../../auth/form/AuthForm.tsx';
import { useAuthForm } from '../../auth/form/useAuthForm.ts';

const form = z.object({ password: givenPassword, code: secondStepCode });

type Values = z.input<typeof form>;

/** Turning the second step off takes both steps once more. */
export function StopTwoStepForm({ onStopped, onCancel }: { onStopped: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const state = useAuthForm({
    schema: form,
    defaultValues: { password: '', code: '' },
    send: async (values) => {
      await call(disableTwoStep, { body: values });
      onStopped();
    },
    fallback: t('Two-step sign-in could not be turned off. Please try again.'),
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <AuthForm state={state} action={t('Turn off')} busyAction={t('Please wait...')}>
      <PasswordField<Values> name="password" label={t('Your password')} autoComplete="current-password" />
      <TextField<Values>
        name="code"
        label={t('6-digit code, or a recovery code')}
        autoComplete="one-time-code"
        maxLength={20}
      />
      <Button appearance="subtle" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </AuthForm>
  );
}
