import type { Claims } from '../lib/session/claims.ts';

/** A session token like those of the API, with a fake signature. */
export function aSessionToken(changed: Partial<Claims> = {}): string {
  const claims: Claims = {
    userId: 'usr_aaaaaaaaaaaaaaaaaaaaaaaa',
    email: 'casey@firm.example',
    role: 'client',
    sid: 'sid-1',
    rememberMe: false,
    exp: Math.floor(Date.now() / 1000) + 3600,
    ...changed,
  };
  return `header.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`;
}
