import '../../../lib/schemaMode.ts';
import type { SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import { linkOAuth, type OAuthStep } from '@portal/contract/accounts/endpoints/oauth.ts';
import { enteredPassword } from '@portal/contract/accounts/schemas/password.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { call } from '../../../lib/api.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import { CardLayout } from '../form/CardLayout.tsx';
import { TextLink } from '../form/TextLink.tsx';
import { useAuthForm } from '../form/useAuthForm.ts';
import { useTitleFocus } from '../form/useTitleFocus.ts';
import { providerNames } from './providerNames.ts';

const schema = z.object({ password: enteredPassword });

interface Props extends Extract<OAuthStep, { step: 'link' }> {
  onStep: (step: SignInStep) => Promise<void>;
}

/** Links another provider’s identity to the account with the same address, after its password is entered. */
export function LinkIdentity({ ticket, email, provider, onStep }: Props) {
  const { t } = useTranslation();
  const panel = useTitleFocus();
  const state = useAuthForm({
    schema,
    defaultValues: { password: '' },
    send: async ({ password }) => onStep(await call(linkOAuth, { body: { ticket, password } })),
    fallback: t('Login failed. Please check your credentials.'),
  });
  return (
    <div ref={panel}>
      <CardLayout
        title={t('Link your {{provider}} account', { provider: providerNames[provider] })}
        text={t('An account with {{email}} exists. Enter its password to link it.', { email })}
        below={
          <>
            <TextLink to="/forgot-password">{t('Forgot password?')}</TextLink>
            <TextLink to="/login">{t('Back to Sign In')}</TextLink>
          </>
        }
      >
        <AuthForm state={state} action={t('Link and sign in')} busyAction={t('Signing you in...')}>
          <PasswordField name="password" label={t('Password')} autoComplete="current-password" />
        </AuthForm>
      </CardLayout>
    </div>
  );
}
