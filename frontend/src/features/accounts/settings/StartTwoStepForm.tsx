import { Button } from '@fluentui/react-components';
import '../../../lib/schemaMode.ts';
import { startTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { enteredPassword } from '@portal/contract/accounts/schemas/password.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { call } from '../../../lib/api.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import { useAuthForm } from '../form/useAuthForm.ts';
import type { EnrollmentSecret } from '../twoStep/TwoStepSecret.tsx';

const form = z.object({ password: enteredPassword });

interface Props {
  onStarted: (secret: EnrollmentSecret) => void;
  onCancel: () => void;
}

/** Asks for the password again before two-step sign-in is set up. */
export function StartTwoStepForm({ onStarted, onCancel }: Props) {
  const { t } = useTranslation();
  const state = useAuthForm({
    schema: form,
    defaultValues: { password: '' },
    send: async (values) => onStarted(await call(startTwoStep, { body: values })),
    fallback: t('We couldn’t start the setup. Please try again.'),
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <AuthForm state={state} action={t('Continue')} busyAction={t('Please wait...')}>
      <PasswordField<z.input<typeof form>>
        name="password"
        label={t('Your password')}
        autoComplete="current-password"
      />
      <Button appearance="subtle" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </AuthForm>
  );
}
