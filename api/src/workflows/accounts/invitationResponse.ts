import type { PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import { settings } from '../../config/settings.ts';
import type { User } from '../../domain/accounts/user.ts';
import { personView } from '../../domain/accounts/userView.ts';

/**
 * Returns an invited account as admins see it. Includes the invitation link only on one machine; in Azure it is only
 * emailed.
 */
export function invitationResponse(
  user: User,
  token: string | null,
): { user: PersonView; inviteUrl?: string } {
  const { PORTAL_MODE } = settings();
  return {
    user: personView(user),
    ...(token && PORTAL_MODE === 'local' && { inviteUrl: invitationUrl(token) }),
  };
}

export function invitationUrl(token: string): string {
  return `${settings().SITE_URL}/signup?invitation=${token}`;
}
