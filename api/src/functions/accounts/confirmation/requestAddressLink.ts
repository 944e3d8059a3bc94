import { ADDRESS_LINK_HOURS, requestAddressLink } from '@portal/contract/accounts/endpoints/confirmation.ts';
import { consumeAttempts } from '../../../data/accounts/attempts.ts';
import { saveToken } from '../../../data/accounts/oneTimeTokens.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { deriveToken, newTokenNonce } from '../../../services/tokens/oneTimeToken.ts';
import { requestAccountEmail } from '../../../workflows/accounts/requestAccountEmail.ts';
import { areEmailsDelayed } from '../../../workflows/notifications/emailDelay.ts';
import { emailRejectsMail } from '../../../workflows/notifications/delivery/rejectedMail.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';

const DAY_SECONDS = 24 * 3600;
const MAX_EMAILS = 3;
const MAX_EMAILS_PER_DAY = 5;
const MAX_EMAILS_OF_NETWORK = 30;

/** POST /api/user/email/link: emails a link that confirms the address of the account, or shows whether it still rejects mail. */
endpoint(requestAddressLink, async ({ caller, now }) => {
  const { userId, email, emailVerifiedAt } = await signedInUser(caller);
  const rejects = (await emailRejectsMail(email)).emailRejectsMail !== undefined;
  if (emailVerifiedAt !== null && !rejects) {
    throw new PortalError('conflict', 'This email address is already confirmed.');
  }
  const daily = { windowSeconds: DAY_SECONDS };
  await consumeAttempts(
    [
      { purpose: 'address-link', subject: userId, limit: MAX_EMAILS },
      { purpose: 'address-link', subject: userId, limit: MAX_EMAILS_PER_DAY, ...daily },
      { purpose: 'address-link-address', subject: caller.address, limit: MAX_EMAILS_OF_NETWORK, ...daily },
    ],
    now,
  );
  const nonce = newTokenNonce();
  await saveToken('address', deriveToken('address', nonce), userId, ADDRESS_LINK_HOURS * 3600, now);
  const [isDelayed] = await Promise.all([
    areEmailsDelayed(now),
    requestAccountEmail({ kind: 'address-confirmation', userId }, nonce),
  ]);
  return { message: 'We sent you a link. Please check your email.', data: isDelayed ? { isDelayed } : {} };
});
