const SLOT_MS = 5 * 60_000;

/**
 * The five-minute slot of an instant. Screens reload a request often; loads in one slot are recorded as one view, and
 * downloads of a free file in one slot as one download.
 */
export function viewSlot(now: Date): string {
  return new Date(Math.floor(now.getTime() / SLOT_MS) * SLOT_MS).toISOString().slice(0, 16);
}
