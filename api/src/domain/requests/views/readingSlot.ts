const SLOT_MS = 5 * 60_000;

/** Screens load a request again and again while somebody looks at it: within one of these slots of five minutes that is one reading, and the downloads of a free file are one in its history. */
export function readingSlot(now: Date): string {
  return new Date(Math.floor(now.getTime() / SLOT_MS) * SLOT_MS).toISOString().slice(0, 16);
}
