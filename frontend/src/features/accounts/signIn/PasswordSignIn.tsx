import { makeStyles } from '@fluentui/react-components';
import type { SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { row } from '../../../components/layout/shapes.ts';
import { EmailField } from '../form/EmailField.tsx';
import { type EnteredValues, LazyAuthForm } from '../form/LazyAuthForm.tsx';
import { TextLink } from '../form/TextLink.tsx';

const useStyles = makeStyles({
  row: { ...row('4px 16px'), justifyContent: 'space-between' },
});

export interface SignInValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

interface Props {
  ref?: Ref<EnteredValues<SignInValues>>;
  onStep: (step: SignInStep) => Promise<void>;
  /** Keeps the page: the link to the password reset opens a new tab. */
  keepsPage?: boolean;
}

/** The form with email and password. */
export function PasswordSignIn({ ref, onStep, keepsPage = false }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <LazyAuthForm
      ref={ref}
      load={() => import('./submitSignIn.ts')}
      defaultValues={{ email: '', password: '', rememberMe: false }}
      send={async (values, { sendSignIn }) => onStep(await sendSignIn(values))}
      fallback={t('Login failed. Please check your credentials.')}
      action={t('Sign in')}
      busyAction={t('Signing you in...')}
    >
      <EmailField autoComplete="username" />
      <PasswordField name="password" label={t('Password')} autoComplete="current-password" />
      <div className={styles.row}>
        <CheckboxField name="rememberMe" label={t('Remember me for 30 days')} />
        <TextLink to="/forgot-password" newTab={keepsPage}>
          {t('Forgot password?')}
        </TextLink>
      </div>
    </LazyAuthForm>
  );
}
