import { forgotPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { settings } from '../../config/settings.ts';
import { consumeAttempt } from '../../data/accounts/attempts.ts';
import { saveToken } from '../../data/accounts/oneTimeTokens.ts';
import { newTokenNonce, deriveToken } from '../../services/tokens/oneTimeToken.ts';
import { userIdOf } from '../../data/accounts/userId.ts';
import { endpoint } from '../../http/endpoint.ts';
import { areEmailsDelayed } from '../../workflows/notifications/emailDelay.ts';
import { requestAccountEmail } from '../../workflows/accounts/requestAccountEmail.ts';

const LIFETIME_SECONDS = 30 * 60;
const MAX_EMAILS = 5;
const MAX_EMAILS_PER_DAY = 10;
const DAY_SECONDS = 24 * 3600;

/**
 * POST /api/auth/forgot-password: sends a reset link. The sender of the email, not this endpoint, checks whether the
 * address has an account, so that neither the response nor its timing reveals it.
 */
endpoint(forgotPassword, async ({ body, now }) => {
  const userId = userIdOf(body.email);
  const attempts = { purpose: 'reset-email', subject: userId } as const;
  await consumeAttempt({ ...attempts, limit: MAX_EMAILS }, now);
  await consumeAttempt({ ...attempts, limit: MAX_EMAILS_PER_DAY, windowSeconds: DAY_SECONDS }, now);
  const nonce = newTokenNonce();
  const token = deriveToken('reset', nonce);
  await saveToken('reset', token, userId, LIFETIME_SECONDS, now);
  const [isDelayed] = await Promise.all([
    areEmailsDelayed(now),
    requestAccountEmail({ kind: 'password-reset', userId }, nonce),
  ]);
  return {
    message: 'A password reset link has been sent to your email address',
    data: {
      ...(isDelayed && { isDelayed }),
      ...(settings().PORTAL_MODE === 'local' && { resetToken: token }),
    },
  };
});
