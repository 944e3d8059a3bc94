import { resetPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';
import { sendEncrypted } from '../../../lib/crypto/sendEncrypted.ts';
import { closeSession, currentSession } from '../../../lib/session/session.ts';
import { resetPasswordForm } from './resetPasswordForm.ts';

export const schema = resetPasswordForm;

/**
 * Sets a new password, which is sent encrypted, and closes the session here, because the server has ended it. Throws
 * ApiError, or a translated Error if encryption fails before the call.
 */
export async function sendResetPassword({ token, password }: z.output<typeof schema>): Promise<void> {
  await sendEncrypted([password], ({ ciphertexts: [ciphertext = ''], kid }) =>
    call(resetPassword, { body: { token, password: ciphertext, kid } }),
  );
  if (currentSession()) closeSession('signed-out');
}
