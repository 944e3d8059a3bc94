import { issueToken, verifyToken } from './portalToken.ts';

const DAYS = 180;

/**
 * A token for a browser from which this account has signed in. It grants no access. It prevents wrong guesses by others
 * from locking the owner out. It becomes invalid when the account's sessions end.
 */
export async function issueDeviceToken(userId: string, epoch: number, now: Date): Promise<string> {
  const { token } = await issueToken('device', {
    subject: userId,
    claims: { epoch },
    issuedAt: now,
    lifetimeSeconds: DAYS * 24 * 3600,
  });
  return token;
}

/** Whether a token was issued for this account in its current session epoch. */
export async function isKnownDevice(
  token: string | null,
  userId: string,
  epoch: number | null,
): Promise<boolean> {
  if (!token || epoch === null) return false;
  const payload = await verifyToken('device', token);
  return payload?.sub === userId && payload['epoch'] === epoch;
}
