import type { SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardLayout } from '../form/CardLayout.tsx';
import type { EnteredValues } from '../form/LazyAuthForm.tsx';
import { TextLink } from '../form/TextLink.tsx';
import { LazyProviderButtons } from '../oauth/LazyProviderButtons.tsx';
import { PasswordSignIn, type SignInValues } from './PasswordSignIn.tsx';
import { SessionEndNotice } from './SessionEndNotice.tsx';

/** Email and password, with links to sign-up and password reset. */
export function SignInForm({ onStep }: { onStep: (step: SignInStep) => Promise<void> }) {
  const { t } = useTranslation();
  const form = useRef<EnteredValues<SignInValues>>(null);
  return (
    <CardLayout
      title={t('Sign in to your account')}
      below={
        <>
          {t('New here?')} <TextLink to="/signup">{t('Create your account')}</TextLink>
        </>
      }
      last={<LazyProviderButtons rememberMe={() => form.current?.getValues('rememberMe') ?? false} />}
    >
      <SessionEndNotice />
      <PasswordSignIn ref={form} onStep={onStep} />
    </CardLayout>
  );
}
