import { Button } from '@fluentui/react-components';
import '../../../lib/schemaMode.ts';
import { secondStepCode } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { enteredPassword } from '@portal/contract/accounts/schemas/password.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { AuthForm } from '../form/AuthForm.tsx';
import { useAuthForm } from '../form/useAuthForm.ts';

const form = z.object({ password: enteredPassword, code: secondStepCode });

type Values = z.input<typeof form>;

interface Props {
  /** Button label. */
  action: string;
  /** Message for a failure without a reason. */
  fallback: string;
  send: (values: z.output<typeof form>) => Promise<void>;
  onCancel: () => void;
}

/** Asks for password and code again before two-step sign-in is changed. */
export function ReauthenticationForm({ action, fallback, send, onCancel }: Props) {
  const { t } = useTranslation();
  const state = useAuthForm({ schema: form, defaultValues: { password: '', code: '' }, send, fallback });
  const { setFocus } = state.form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <AuthForm state={state} action={action} busyAction={t('Please wait...')}>
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
