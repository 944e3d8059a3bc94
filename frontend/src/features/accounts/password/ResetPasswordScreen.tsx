import { useState } from 'react';
import { PasswordIsReset } from './PasswordIsReset.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { useForgetTaken, useTakenParams } from '../form/useTakenParams.ts';

/** /reset-password: sets a new password with the token of a reset link. */
export function ResetPasswordScreen() {
  const token = useTakenParams({ forReload: true }).get('token') ?? '';
  const forget = useForgetTaken();
  const [done, setDone] = useState(false);
  const finish = () => {
    forget();
    setDone(true);
  };
  return done ? <PasswordIsReset /> : <ResetPasswordForm token={token} onDone={finish} />;
}
