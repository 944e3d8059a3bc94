/** How many are remembered; an instance that knows of more forgets them all, and learns anew from the store. */
const MAX = 10_000;

const ends = new Map<string, number>();

/** Remembers until when (milliseconds) the limit counted under `id` is spent, for this instance. */
export function recordExhaustedLimit(id: string, endsAt: number): void {
  if (ends.size >= MAX) ends.clear();
  ends.set(id, endsAt);
}

/** Whether this instance saw the limit counted under `id` spent, in a window that is not over. */
export function isSpent(id: string, now: Date): boolean {
  const endsAt = ends.get(id);
  if (endsAt === undefined) return false;
  if (now.getTime() < endsAt) return true;
  ends.delete(id);
  return false;
}
