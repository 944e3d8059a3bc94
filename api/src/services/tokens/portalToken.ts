import type { JWTPayload } from 'jose';
import { ALGORITHM, signingKeys } from './signingKeys.ts';

const ISSUER = 'records-portal';
const TYPE = 'JWT';

/** The purpose of a token. A token is valid only for its purpose. */
type Audience = 'session' | 'request-access' | 'challenge' | 'device' | 'identity-link';

interface Content {
  readonly subject: string;
  readonly claims?: JWTPayload;
  readonly issuedAt: Date;
  readonly lifetimeSeconds: number;
}

export interface IssuedToken {
  readonly token: string;
  /** UTC ISO instant after which the token is refused. */
  readonly expiresAt: string;
}

/** Signs a token. Times are rounded down to whole seconds. */
export async function issueToken(audience: Audience, content: Content): Promise<IssuedToken> {
  const issuedAt = Math.floor(content.issuedAt.getTime() / 1000);
  const expiresAt = issuedAt + content.lifetimeSeconds;
  const { jose, signing, kid } = await signingKeys();
  const token = await new jose.SignJWT(content.claims ?? {})
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, ...(kid && { kid }) })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(content.subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(signing);
  return { token, expiresAt: new Date(expiresAt * 1000).toISOString() };
}

/** The payload of a token; null if it is forged, expired, or for another purpose. */
export async function verifyToken(audience: Audience, token: string): Promise<JWTPayload | null> {
  const { jose, verifying } = await signingKeys();
  const { errors, jwtVerify } = jose;
  try {
    const { payload } = await jwtVerify(token, verifying, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
      typ: TYPE,
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
