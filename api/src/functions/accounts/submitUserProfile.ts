import { submitUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { settings } from '../../config/settings.ts';
import { changeUser } from '../../data/accounts/users.ts';
import { userView } from '../../domain/accounts/userView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** POST /api/submitUserProfile: replaces the profile of the signed-in person. */
endpoint(submitUserProfile, async ({ body, caller }) => {
  const user = await signedInUser(caller);
  const changed = await changeUser(user.userId, () => body);
  return {
    message: 'Profile updated successfully!',
    data: { user: userView(changed ?? user, settings().REQUIRE_STAFF_MFA) },
  };
});
