import { ALGORITHM, ISSUER, signingKeys } from './signingKey.ts';

const AUDIENCE = 'request-access';
const MINUTES = 30;

export interface RequestAccess {
  token: string;
  /** UTC ISO instant after which the token is refused. */
  expiresAt: string;
}

/** Proof that its bearer gave order id and code of this one request; good for 30 minutes. */
export async function issueRequestAccess(requestId: string, now: Date): Promise<RequestAccess> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expiresAt = issuedAt + MINUTES * 60;
  const [{ SignJWT }, { signing }] = await Promise.all([import('jose'), signingKeys()]);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(requestId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(signing);
  return { token, expiresAt: new Date(expiresAt * 1000).toISOString() };
}

/** The request that a token opens, or null for one that is forged, expired or not of this kind. */
export async function verifyRequestAccess(token: string): Promise<string | null> {
  const [{ errors, jwtVerify }, { verifying }] = await Promise.all([import('jose'), signingKeys()]);
  try {
    const { payload } = await jwtVerify(token, verifying, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp'],
    });
    return payload.sub ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
