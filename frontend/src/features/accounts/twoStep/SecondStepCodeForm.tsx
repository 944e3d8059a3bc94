import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { TextField } from '../../../components/form/TextField.tsx';
import { AuthForm } from '../form/AuthForm.tsx';
import { useAuthForm } from '../form/useAuthForm.ts';
import { authenticatorCode, recoveryCode } from './authenticatorCode.ts';
import { AuthenticatorCodeField, type CodeValues } from './AuthenticatorCodeField.tsx';

const authenticatorForm = z.object({ code: authenticatorCode });
const recoveryForm = z.object({ code: recoveryCode });

interface Props {
  usesRecoveryCode: boolean;
  verify: (code: string) => Promise<void>;
}

/** Asks for a code and verifies it. The field gets the focus, so that the code can be entered at once. */
export function SecondStepCodeForm({ usesRecoveryCode, verify }: Props) {
  const { t } = useTranslation();
  const state = useAuthForm({
    schema: usesRecoveryCode ? recoveryForm : authenticatorForm,
    defaultValues: { code: '' },
    send: ({ code }) => verify(code),
    fallback: t('We couldn’t check the code. Please try again.'),
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <AuthForm state={state} action={t('Sign in')} busyAction={t('Signing you in...')}>
      {usesRecoveryCode ? (
        <TextField<CodeValues>
          name="code"
          label={t('Recovery code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
      ) : (
        <AuthenticatorCodeField />
      )}
    </AuthForm>
  );
}
