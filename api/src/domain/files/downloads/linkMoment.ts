const MINUTE_MS = 60_000;

/** Links are made for whole minutes since a file was taken, so that clicks at once are given one and the same. */
export function linkMoment(takenAt: Date, now: Date): Date {
  const minutes = Math.max(0, Math.floor((now.getTime() - takenAt.getTime()) / MINUTE_MS));
  return new Date(takenAt.getTime() + minutes * MINUTE_MS);
}
