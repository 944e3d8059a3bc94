import type { Change } from '../requests/change.ts';
import { requestEvents } from '../requests/requestEvents.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

/**
 * Size limit of a request, in bytes of JSON. The store accepts 2 MB; the rest is reserved for changes that must always
 * succeed: payments, refunds, scans, and status changes without notes.
 */
export const MAX_REQUEST_BYTES = 1_100_000;

/** Whether a request has room for a change. A change that does not make it larger always fits. */
export function hasRoomFor(
  before: RequestDocument,
  { request, event }: Pick<Change, 'request' | 'event'>,
): boolean {
  if (event.by.kind === 'system') return true;
  if ((event.kind === 'status-changed' || event.kind === 'status-waiting') && !event.details.notes)
    return true;
  const addsFiles = event.kind === 'message-sent' && event.details.files !== undefined;
  if (requestEvents[event.kind].ignoresSizeLimit === true && !addsFiles) return true;
  const bytes = bytesOf(request);
  return bytes <= MAX_REQUEST_BYTES || bytes <= bytesOf(before);
}

function bytesOf(request: RequestDocument): number {
  return Buffer.byteLength(JSON.stringify(request));
}
