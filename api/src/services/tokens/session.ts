import * as z from 'zod/mini';
import { isSessionOpen } from '../../data/accounts/isSessionOpen.ts';
import { ALGORITHM, ISSUER, signingKeys } from './signingKey.ts';

const AUDIENCE = 'session';

const claims = z.object({
  userId: z.string().check(z.minLength(1)),
  email: z.email(),
  role: z.enum(['client', 'staff', 'admin']),
  sid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  rememberMe: z.boolean(),
});

/** A signed-in person, as the verified token and its open session document say. */
export type Session = z.output<typeof claims>;

/**
 * The session behind a token; null for a token that is not ours (behind Static Web Apps every call carries one in
 * Authorization), that has expired, or whose session has been ended.
 */
export async function verifySession(token: string): Promise<Session | null> {
  const [{ errors, jwtVerify }, { verifying }] = await Promise.all([import('jose'), signingKeys()]);
  try {
    const { payload } = await jwtVerify(token, verifying, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp'],
    });
    const session = claims.safeParse(payload);
    if (!session.success) return null;
    return (await isSessionOpen(session.data.sid)) ? session.data : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
