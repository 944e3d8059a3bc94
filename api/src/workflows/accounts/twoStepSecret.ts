/** What an authenticator's secret is sealed for: one account's is nothing to another. */
export function twoStepPurpose(userId: string): string {
  return `two-step|${userId}`;
}
