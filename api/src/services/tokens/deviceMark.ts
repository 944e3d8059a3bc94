import { issueToken, verifyToken } from './portalToken.ts';

const DAYS = 180;

/**
 * Marks a browser from which this account has signed in. It opens nothing: it only keeps strangers' guesses from
 * locking its owner out. It is over when the account ends its sessions, as a new password does.
 */
export async function issueDeviceMark(userId: string, epoch: number, now: Date): Promise<string> {
  const { token } = await issueToken('device', {
    subject: userId,
    claims: { epoch },
    issuedAt: now,
    lifetimeSeconds: DAYS * 24 * 3600,
  });
  return token;
}

/** Whether a mark says that the account, as it is since `epoch`, knows this browser. */
export async function isKnownDevice(
  mark: string | null,
  userId: string,
  epoch: number | null,
): Promise<boolean> {
  if (!mark || epoch === null) return false;
  const payload = await verifyToken('device', mark);
  return payload?.sub === userId && payload['epoch'] === epoch;
}
