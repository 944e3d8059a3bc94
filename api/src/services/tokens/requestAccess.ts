import type { HeldAccess } from '../../domain/requests/access/caller.ts';
import { type IssuedToken, issueToken, verifyToken } from './portalToken.ts';

const MINUTES = 30;

export type RequestAccess = IssuedToken;

/**
 * Proof that its bearer entered the order id and verification code of a request. Valid for 30 minutes, and only while the
 * code has this version. Version 0 has no claim, like the tokens from before codes could be replaced.
 */
export function issueRequestAccess(
  { requestId, codeVersion = 0 }: { readonly requestId: string; readonly codeVersion?: number | undefined },
  now: Date,
): Promise<RequestAccess> {
  return issueToken('request-access', {
    subject: requestId,
    ...(codeVersion > 0 && { claims: { codeVersion } }),
    issuedAt: now,
    lifetimeSeconds: MINUTES * 60,
  });
}

/** What a token opens; null if it is forged, expired, or for another purpose. */
export async function verifyRequestAccess(token: string): Promise<HeldAccess | null> {
  const payload = await verifyToken('request-access', token);
  if (!payload?.sub) return null;
  const { codeVersion = 0 } = payload;
  return typeof codeVersion === 'number' ? { requestId: payload.sub, codeVersion } : null;
}
