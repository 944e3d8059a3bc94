/**
 * Returns the sealing purpose of an authenticator secret. It contains the user ID, so that a secret works for one
 * account only.
 */
export function twoStepPurpose(userId: string): string {
  return `two-step|${userId}`;
}
