import type { AccessEntry } from '@portal/contract/requests/endpoints/accessLog.ts';
import type { Actor } from '../actor.ts';
import { detailsOf } from '../requestEvents.ts';
import type { RequestRoot } from '../root.ts';
import type { StoredEvent } from '../storedEvent.ts';

/**
 * The events in which something of a request was opened, as the client who submitted it may see them. `withheld`: ids of
 * events that are suspended disclosures. Another account is listed like any holder of the code: nobody is named,
 * and the ids of events are left out, because they can contain the id of a user.
 */
export function accessLogOf(
  { files }: Pick<RequestRoot, 'files'>,
  events: readonly StoredEvent[],
  viewerId: string,
  withheld: ReadonlySet<string>,
): AccessEntry[] {
  return events.flatMap((event): AccessEntry[] => {
    const by = accessorOf(event.by, viewerId);
    if (by === null || withheld.has(event.id)) return [];
    const { at } = event;
    if (event.kind === 'request-opened') return [{ at, by, action: 'request', fileName: null }];
    const opened = detailsOf(event, 'file-opened');
    if (!opened) return [];
    return [{ at, by, action: opened.action, fileName: files[opened.fileId]?.originalName ?? null }];
  });
}

function accessorOf({ kind, id }: Actor, viewerId: string): AccessEntry['by'] | null {
  switch (kind) {
    case 'staff':
    case 'admin':
      return 'staff';
    case 'client':
      return id === viewerId ? 'you' : 'code';
    case 'holder':
      return 'code';
    case 'system':
      return null;
  }
}
