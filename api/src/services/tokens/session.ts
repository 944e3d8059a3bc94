import * as z from 'zod/mini';
import { roles } from '@portal/contract/accounts/catalogs/roles.ts';
import type { Session } from '../../domain/requests/access/caller.ts';
import { issueToken, verifyToken } from './portalToken.ts';

const claims = z.object({
  userId: z.string().check(z.minLength(1)),
  email: z.string(),
  role: z.enum(roles),
  sid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  rememberMe: z.boolean(),
});

export async function issueSessionToken(
  session: Session,
  lifetimeSeconds: number,
  now: Date,
): Promise<string> {
  const { token } = await issueToken('session', {
    subject: session.userId,
    claims: { ...session },
    issuedAt: now,
    lifetimeSeconds,
  });
  return token;
}

/**
 * The session of a token. Null if it has expired or was not issued by the portal: Static Web Apps adds its own token to
 * every call. Does not check whether the session is still open.
 */
export async function verifySessionToken(token: string): Promise<Session | null> {
  const payload = await verifyToken('session', token);
  return payload && (claims.safeParse(payload).data ?? null);
}
