import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { settings } from '../../config/settings.ts';
import { facilityTimeZone } from '../../data/configuration/deadlineRules.ts';
import { userView } from '../../domain/accounts/userView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { emailRejectsMail } from '../../workflows/notifications/delivery/rejectedMail.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** GET /api/user/profile: the signed-in person's profile. */
endpoint(getUserProfile, async ({ caller }) => {
  const user = userView(await signedInUser(caller), settings().REQUIRE_STAFF_MFA);
  const [rejected, timeZone] = await Promise.all([
    emailRejectsMail(user.email),
    isStaffRole(user.role) ? facilityTimeZone() : undefined,
  ]);
  return { data: { user: { ...user, ...rejected, ...(timeZone && { facilityTimeZone: timeZone }) } } };
});
