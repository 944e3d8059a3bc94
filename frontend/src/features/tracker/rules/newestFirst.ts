/** Sorts a history by time, newest first. UTC instants sort as text. */
export function newestFirst<Entry extends { updatedAt: string }>(history: readonly Entry[]): Entry[] {
  return history.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}
