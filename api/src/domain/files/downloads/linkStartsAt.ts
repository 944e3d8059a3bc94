const MINUTE_MS = 60_000;

/** The start of a download link: whole minutes after the claim, so that clicks within a minute get the same link. */
export function linkStartsAt(claimedAt: Date, now: Date): Date {
  const minutes = Math.max(0, Math.floor((now.getTime() - claimedAt.getTime()) / MINUTE_MS));
  return new Date(claimedAt.getTime() + minutes * MINUTE_MS);
}
