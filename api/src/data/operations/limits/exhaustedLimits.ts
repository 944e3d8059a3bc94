/** Maximum number of remembered limits. Above it, all are forgotten and read from the store again. */
const MAX = 10_000;

const ends = new Map<string, number>();

/** Remembers in this instance that the limit with this counter id is exhausted until `endsAt` (milliseconds). */
export function recordExhaustedLimit(id: string, endsAt: number): void {
  if (ends.size >= MAX) ends.clear();
  ends.set(id, endsAt);
}

/** Whether this instance knows of any exhausted limit. Usually not, which saves computing a counter id. */
export function isAnyExhausted(): boolean {
  return ends.size > 0;
}

/** Whether this instance knows that the limit with this counter id is exhausted now. */
export function isExhausted(id: string, now: Date): boolean {
  const endsAt = ends.get(id);
  if (endsAt === undefined) return false;
  if (now.getTime() < endsAt) return true;
  ends.delete(id);
  return false;
}
