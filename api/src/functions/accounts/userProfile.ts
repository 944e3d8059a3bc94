import { getUserProfile } from '@portal/contract/endpoints/user.ts';
import { settings } from '../../config/settings.ts';
import { userView } from '../../domain/account/userView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInUser } from '../../workflows/signedInUser.ts';

/** GET /api/user/profile: the signed-in person. */
endpoint(getUserProfile, async ({ caller }) => ({
  data: { user: userView(await signedInUser(caller), settings().REQUIRE_STAFF_MFA) },
}));
