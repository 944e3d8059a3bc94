import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { TextField } from '../../../components/form/TextField.tsx';
import { AuthForm } from '../form/AuthForm.tsx';
import { useAuthForm } from '../form/useAuthForm.ts';
import { authenticatorCode, recoveryCode } from './authenticatorCode.ts';
import { AuthenticatorCodeField, type CodeValues } from './AuthenticatorCodeField.tsx';

const withAuthenticator = z.object({ code: authenticatorCode });
const withRecoveryCode = z.object({ code: recoveryCode });

interface Props {
  recovering: boolean;
  verify: (code: string) => Promise<void>;
}

/** Takes one code and has it verified. It takes the focus: whoever sees it has the code in hand. */
export function SecondStepCodeForm({ recovering, verify }: Props) {
  const { t } = useTranslation();
  const state = useAuthForm({
    schema: recovering ? withRecoveryCode : withAuthenticator,
    defaultValues: { code: '' },
    send: ({ code }) => verify(code),
    fallback: t('We couldn’t check the code. Please try again.'),
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <AuthForm state={state} action={t('Sign In')} busyAction={t('Signing you in...')}>
      {recovering ? (
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
