import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import type { Claims } from '../../../lib/session/claims.ts';
import { aSessionToken } from '../../../testing/aSession.ts';

/** The end of a successful sign-in. */
export function aGrant(changed: Partial<Claims> = {}): Grant {
  return { step: 'done', token: aSessionToken(changed), device: 'device-mark' };
}
