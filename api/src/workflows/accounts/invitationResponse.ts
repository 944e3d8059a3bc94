import type { PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import { settings } from '../../config/settings.ts';
import type { User } from '../../domain/accounts/user.ts';
import { areEmailsDelayed } from '../notifications/emailDelay.ts';
import { personView } from '../../domain/accounts/userView.ts';

/**
 * Returns an account as admins see it. If it was invited, says whether emails take longer than usual. Includes the
 * invitation link only on one machine; in Azure it is only emailed.
 */
export async function invitationResponse(
  user: User,
  token: string | null,
  now: Date,
): Promise<{ user: PersonView; isDelayed?: boolean; inviteUrl?: string }> {
  const { PORTAL_MODE } = settings();
  return {
    user: personView(user),
    ...(token && (await areEmailsDelayed(now)) && { isDelayed: true }),
    ...(token && PORTAL_MODE === 'local' && { inviteUrl: invitationUrl(token) }),
  };
}

export function invitationUrl(token: string): string {
  return `${settings().SITE_URL}/signup?invitation=${token}`;
}
