import { useState } from 'react';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

/** /forgot-password: has a reset link sent. */
export function ForgotPasswordScreen() {
  const [sent, setSent] = useState<{ resetToken?: string | undefined } | null>(null);
  return sent ? <CheckYourEmail resetToken={sent.resetToken} /> : <ForgotPasswordForm onSent={setSent} />;
}
