import { useState } from 'react';
import { CheckYourEmail } from '../components/CheckYourEmail.tsx';
import { ForgotPasswordForm } from '../components/ForgotPasswordForm.tsx';

/** /forgot-password: has a reset link sent. */
export function ForgotPasswordScreen() {
  const [sent, setSent] = useState<{ resetToken?: string | undefined } | null>(null);
  return sent ? <CheckYourEmail resetToken={sent.resetToken} /> : <ForgotPasswordForm onSent={setSent} />;
}
