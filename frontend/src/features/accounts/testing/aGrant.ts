import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import type { Claims } from '../../../lib/session/claims.ts';
import { aSessionToken } from '../../../testing/aSession.ts';

/** The response to a completed sign-in. */
export function aGrant(overrides: Partial<Claims> = {}): Grant {
  return { step: 'done', token: aSessionToken(overrides), device: 'device-token' };
}
