import { makeStyles } from '@fluentui/react-components';
import type { SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { AuthForm } from '../form/AuthForm.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { TextLink } from '../form/TextLink.tsx';
import { useLazyAuthForm } from '../form/useLazyAuthForm.ts';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
  },
});

/** State of the form with email and password. */
export function usePasswordSignIn(onStep: (step: SignInStep) => Promise<void>) {
  const { t } = useTranslation();
  return useLazyAuthForm({
    load: () => import('./submitSignIn.ts'),
    defaultValues: { email: '', password: '', rememberMe: false },
    send: async (values, { sendSignIn }) => onStep(await sendSignIn(values)),
    fallback: t('Login failed. Please check your credentials.'),
  });
}

interface Props {
  state: ReturnType<typeof usePasswordSignIn>;
  /** Keeps the page: the link to the password reset opens a new tab. */
  keepsPage?: boolean;
}

/** The form with email and password. */
export function PasswordSignIn({ state, keepsPage = false }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <AuthForm state={state} action={t('Sign in')} busyAction={t('Signing you in...')}>
      <EmailField autoComplete="username" />
      <PasswordField name="password" label={t('Password')} autoComplete="current-password" />
      <div className={styles.row}>
        <CheckboxField name="rememberMe" label={t('Remember me for 30 days')} />
        <TextLink to="/forgot-password" newTab={keepsPage}>
          {t('Forgot password?')}
        </TextLink>
      </div>
    </AuthForm>
  );
}
