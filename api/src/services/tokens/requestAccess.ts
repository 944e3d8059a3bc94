import { type IssuedToken, issueToken, verifyToken } from './portalToken.ts';

const MINUTES = 30;

export type RequestAccess = IssuedToken;

/** Proof that its bearer gave order id and code of this one request; good for 30 minutes. */
export function issueRequestAccess(requestId: string, now: Date): Promise<RequestAccess> {
  return issueToken('request-access', { subject: requestId, issuedAt: now, lifetimeSeconds: MINUTES * 60 });
}

/** The request that a token opens, or null for one that is forged, expired or not of this kind. */
export async function verifyRequestAccess(token: string): Promise<string | null> {
  return (await verifyToken('request-access', token))?.sub ?? null;
}
