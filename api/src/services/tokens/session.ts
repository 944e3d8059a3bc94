import * as z from 'zod/mini';
import { roles } from '@portal/contract/accounts/catalogues/roles.ts';
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
 * Whom a token names; null for one that is not ours (behind Static Web Apps every call carries one in Authorization)
 * or has expired. Whether its session is still open is another question.
 */
export async function verifySessionToken(token: string): Promise<Session | null> {
  const payload = await verifyToken('session', token);
  return payload && (claims.safeParse(payload).data ?? null);
}
