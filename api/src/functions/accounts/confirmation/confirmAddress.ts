import { confirmAddress } from '@portal/contract/accounts/endpoints/confirmation.ts';
import { settings } from '../../../config/settings.ts';
import { endToken, readToken } from '../../../data/accounts/oneTimeTokens.ts';
import { changeUser } from '../../../data/accounts/users.ts';
import { recordAccountEvent } from '../../../data/audit/recordAccountEvent.ts';
import { userView } from '../../../domain/accounts/userView.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';

/**
 * POST /api/user/email/confirm: confirms the address of the account with the token of an emailed link. A link of another
 * account is refused and stays valid.
 */
endpoint(confirmAddress, async ({ body: { token }, caller, now }) => {
  const user = await signedInUser(caller);
  const { userId } = user;
  const link = await readToken('address', token);
  if (link?.userId !== userId) {
    throw new PortalError(
      'gone',
      'This link is no longer valid, or it is for another account. Please request a new one.',
    );
  }
  const changed = await changeUser(userId, ({ emailVerifiedAt }) => ({
    emailVerifiedAt: emailVerifiedAt ?? now.toISOString(),
  }));
  await recordAccountEvent({ kind: 'address-confirmed', userId, by: userId }, now);
  await endToken('address', token, link);
  return {
    message: 'Email address confirmed',
    data: { user: userView(changed ?? user, settings().REQUIRE_STAFF_MFA) },
  };
});
