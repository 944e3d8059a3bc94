import { makeStyles } from '@fluentui/react-components';
import type { SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { AuthForm } from '../form/AuthForm.tsx';
import { CardLayout } from '../form/CardLayout.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { TextLink } from '../form/TextLink.tsx';
import { useLazyAuthForm } from '../form/useLazyAuthForm.ts';
import { LazyProviderButtons } from '../oauth/LazyProviderButtons.tsx';
import { SessionEndNotice } from './SessionEndNotice.tsx';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
  },
});

/** Email and password, with links to sign-up and password reset. */
export function SignInForm({ onStep }: { onStep: (step: SignInStep) => Promise<void> }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const state = useLazyAuthForm({
    load: () => import('./submitSignIn.ts'),
    defaultValues: { email: '', password: '', rememberMe: false },
    send: async (values, { sendSignIn }) => onStep(await sendSignIn(values)),
    fallback: t('Login failed. Please check your credentials.'),
  });
  return (
    <CardLayout
      title={t('Sign in to your account')}
      below={
        <>
          {t('New here?')} <TextLink to="/signup">{t('Create your account')}</TextLink>
        </>
      }
      last={<LazyProviderButtons rememberMe={() => state.form.getValues('rememberMe')} />}
    >
      <SessionEndNotice />
      <AuthForm state={state} action={t('Sign in')} busyAction={t('Signing you in...')}>
        <EmailField autoComplete="username" />
        <PasswordField name="password" label={t('Password')} autoComplete="current-password" />
        <div className={styles.row}>
          <CheckboxField name="rememberMe" label={t('Remember me for 30 days')} />
          <TextLink to="/forgot-password">{t('Forgot password?')}</TextLink>
        </div>
      </AuthForm>
    </CardLayout>
  );
}
