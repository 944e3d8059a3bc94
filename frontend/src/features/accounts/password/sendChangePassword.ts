import { changePassword } from '@portal/contract/endpoints/auth.ts';
import { call } from '../../../lib/api.ts';
import { sendEncrypted } from '../../../lib/crypto/sendEncrypted.ts';
import { openSession } from '../../../lib/session/session.ts';
import type { ChangePasswordValues } from './changePasswordForm.ts';

/**
 * Sets a new password; both travel encrypted. Every session of the account ends, and this browser goes on with a new
 * one. Throws ApiError, and Error in the reader's language before anything is sent.
 */
export async function sendChangePassword(values: ChangePasswordValues): Promise<void> {
  const grant = await sendEncrypted(
    [values.currentPassword, values.newPassword],
    ({ ciphertexts: [currentPassword = '', newPassword = ''], kid }) =>
      call(changePassword, { body: { currentPassword, newPassword, kid } }),
  );
  openSession(grant);
}
