import type { Change } from '../requests/change.ts';
import { requestEvents } from '../requests/requestEvents.ts';
import type { RequestRoot } from '../requests/root.ts';

/**
 * So large a request may become, in bytes of JSON. The store takes 2 MB; what is left of them is for what must never be
 * turned away: money that comes or goes back, scans, and moves without notes.
 */
export const ROOM_BYTES = 1_100_000;

/** Whether a request has room for a change. One that makes it no larger always fits. */
export function hasRoomFor(before: RequestRoot, { root, event }: Pick<Change, 'root' | 'event'>): boolean {
  if (requestEvents[event.kind].ignoresSizeLimit === true || event.by.kind === 'system') return true;
  if (event.kind === 'status-changed' && !event.details.notes) return true;
  const bytes = bytesOf(root);
  return bytes <= ROOM_BYTES || bytes <= bytesOf(before);
}

function bytesOf(root: RequestRoot): number {
  return Buffer.byteLength(JSON.stringify(root));
}
