import { randomUUID } from 'node:crypto';
import { issueToken, verifyToken } from './portalToken.ts';

const DAYS = 180;

/** Marks a browser from which this account has signed in. It opens nothing: it only keeps strangers' guesses from locking its owner out. */
export async function issueDeviceMark(userId: string, now: Date): Promise<string> {
  const { token } = await issueToken('device', {
    subject: userId,
    claims: { jti: randomUUID() },
    issuedAt: now,
    lifetimeSeconds: DAYS * 24 * 3600,
  });
  return token;
}

/** The id of this browser when it is known to the account, or null. */
export async function knownDevice(mark: string | null, userId: string): Promise<string | null> {
  if (!mark) return null;
  const payload = await verifyToken('device', mark);
  return payload?.sub === userId ? (payload.jti ?? null) : null;
}
