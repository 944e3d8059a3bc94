import { forgotPassword } from '@portal/contract/endpoints/auth.ts';
import { settings } from '../../config/settings.ts';
import { takeAttempt } from '../../data/accounts/attempts.ts';
import { newTokenName, saveToken, tokenNamed } from '../../data/accounts/oneTimeTokens.ts';
import { userIdOf } from '../../data/accounts/userId.ts';
import { endpoint } from '../../http/endpoint.ts';
import { askForAccountMail } from '../../workflows/askForAccountMail.ts';

const LIFETIME_SECONDS = 30 * 60;
const MOST_MAILS = 5;

/**
 * POST /api/auth/forgot-password: sends a reset link. Whether the address has an account is not looked at here, so
 * that neither the answer nor its time can tell: whoever sends the mail finds out.
 */
endpoint(forgotPassword, async ({ body, now }) => {
  const userId = userIdOf(body.email);
  await takeAttempt({ purpose: 'reset-mail', whose: userId, limit: MOST_MAILS }, now);
  const name = newTokenName();
  const token = tokenNamed('reset', name);
  await saveToken('reset', token, userId, LIFETIME_SECONDS, now);
  await askForAccountMail({ kind: 'password-reset', userId }, name);
  return {
    message: 'A password reset link has been sent to your email address',
    data: settings().PORTAL_MODE === 'local' ? { resetToken: token } : {},
  };
});
