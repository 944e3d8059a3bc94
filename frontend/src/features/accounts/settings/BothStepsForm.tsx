import '../../../lib/schemaMode.ts';
import { secondStepCode } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { enteredPassword } from '@portal/contract/accounts/schemas/password.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Button } from '../../../components/Button.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { AuthForm } from '../form/AuthForm.tsx';
import { useAuthForm } from '../form/useAuthForm.ts';

const form = z.object({ password: enteredPassword, code: secondStepCode });

type Values = z.input<typeof form>;

interface Props {
  /** What the button says. */
  action: string;
  /** What to say of a failure that has no words of its own. */
  fallback: string;
  send: (values: z.output<typeof form>) => Promise<void>;
  onCancel: () => void;
}

/** Asks for both steps once more, before the second one is changed. */
export function BothStepsForm({ action, fallback, send, onCancel }: Props) {
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
