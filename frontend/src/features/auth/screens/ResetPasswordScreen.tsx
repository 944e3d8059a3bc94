import { useState } from 'react';
import { PasswordIsReset } from '../components/PasswordIsReset.tsx';
import { ResetPasswordForm } from '../components/ResetPasswordForm.tsx';
import { useTakenParams } from '../useTakenParams.ts';

/** /reset-password: sets a new password with the token of a reset link. */
export function ResetPasswordScreen() {
  const token = useTakenParams().get('token') ?? '';
  const [done, setDone] = useState(false);
  return done ? <PasswordIsReset /> : <ResetPasswordForm token={token} onDone={() => setDone(true)} />;
}
