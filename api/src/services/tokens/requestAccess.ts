import { type IssuedToken, issueToken, verifyToken } from './portalToken.ts';

const MINUTES = 30;

export type RequestAccess = IssuedToken;

/** Proof that its bearer entered the order id and verification code of a request. Valid for 30 minutes. */
export function issueRequestAccess(requestId: string, now: Date): Promise<RequestAccess> {
  return issueToken('request-access', { subject: requestId, issuedAt: now, lifetimeSeconds: MINUTES * 60 });
}

/** The request id of a token; null if it is forged, expired, or for another purpose. */
export async function verifyRequestAccess(token: string): Promise<string | null> {
  return (await verifyToken('request-access', token))?.sub ?? null;
}
