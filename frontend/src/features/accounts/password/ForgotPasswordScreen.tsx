import type { DataOf } from '@portal/contract/endpoint.ts';
import type { forgotPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardLayout } from '../form/CardLayout.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { LazyAuthForm } from '../form/LazyAuthForm.tsx';
import { TextLink } from '../form/TextLink.tsx';
import { CheckYourEmail } from './CheckYourEmail.tsx';

/** /forgot-password: requests a reset link. */
export function ForgotPasswordScreen() {
  const [sent, setSent] = useState<DataOf<typeof forgotPassword> | null>(null);
  return sent ? <CheckYourEmail {...sent} /> : <ForgotPasswordForm onSent={setSent} />;
}

/** Asks for the email address of the account. */
function ForgotPasswordForm({ onSent }: { onSent: (sent: DataOf<typeof forgotPassword>) => void }) {
  const { t } = useTranslation();
  return (
    <CardLayout
      title={t('Forgot your password?')}
      text={t('Enter the email address of your account. We’ll email you a link to set a new password.')}
      below={<TextLink to="/login">{t('Back to Sign In')}</TextLink>}
    >
      <LazyAuthForm
        load={() => import('./submitForgotPassword.ts')}
        defaultValues={{ email: '' }}
        send={async (values, { sendForgotPassword }) => onSent(await sendForgotPassword(values))}
        fallback={t('Failed to send reset email. Please try again.')}
        action={t('Send Reset Link')}
        busyAction={t('Sending...')}
      >
        <EmailField autoComplete="username" />
      </LazyAuthForm>
    </CardLayout>
  );
}
