import type { AccessEntry } from '@portal/contract/requests/endpoints/accessLog.ts';
import type { ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import type { Actor } from '../actor.ts';
import { detailsOf } from '../requestEvents.ts';
import type { RequestDocument } from '../requestDocument.ts';
import type { StoredEvent } from '../storedEvent.ts';
import { maskedAddress } from './requestAccounts.ts';

/** The events in the access log. */
export const accessLogKinds = [
  'request-opened',
  'file-opened',
  'owner-added',
  'owner-removed',
  'owner-readmitted',
  'code-replaced',
  'contact-changed',
] as const satisfies readonly ActivityKind[];

/**
 * Who opened something of a request, and which accounts added it or were removed, as the client who submitted it may see
 * it. `withheld`: ids of events that are suspended disclosures. `addresses`: of the accounts in the events, by user ID;
 * they are masked. The ids of events are left out, because they can contain the id of a user.
 */
export function accessLogOf(
  { files }: Pick<RequestDocument, 'files'>,
  events: readonly StoredEvent[],
  viewerId: string,
  {
    withheld,
    addresses,
  }: { readonly withheld: ReadonlySet<string>; readonly addresses: ReadonlyMap<string, string> },
): AccessEntry[] {
  return events.flatMap((event): AccessEntry[] => {
    const by = accessorOf(event.by, viewerId);
    const what = by === null || withheld.has(event.id) ? null : actionOf(event, files);
    if (by === null || what === null) return [];
    const accountId = changedAccount(event) ?? (by === 'account' ? event.by.id : null);
    const account = accountId === null ? {} : { account: maskedAddress(addresses.get(accountId) ?? '') };
    return [{ at: event.at, by, ...what, ...account }];
  });
}

/** The user ids of the accounts that the log of these events shows. */
export function accountsInLog(events: readonly StoredEvent[], viewerId: string): string[] {
  const ids = events.flatMap((event) => [
    changedAccount(event),
    accessorOf(event.by, viewerId) === 'account' ? event.by.id : null,
  ]);
  return [...new Set(ids.filter((id) => id !== null))];
}

/** The account that somebody removed or readmitted. */
function changedAccount(event: StoredEvent): string | null {
  return (detailsOf(event, 'owner-removed') ?? detailsOf(event, 'owner-readmitted'))?.userId ?? null;
}

function actionOf(
  event: StoredEvent,
  files: RequestDocument['files'],
): Pick<AccessEntry, 'action' | 'fileName'> | null {
  switch (event.kind) {
    case 'request-opened':
      return { action: 'request', fileName: null };
    case 'owner-added':
      return { action: 'added', fileName: null };
    case 'owner-removed':
      return { action: 'removed', fileName: null };
    case 'owner-readmitted':
      return { action: 'readmitted', fileName: null };
    case 'code-replaced':
      return { action: 'code-replaced', fileName: null };
    case 'contact-changed':
      return { action: 'contact-changed', fileName: null };
    default: {
      const opened = detailsOf(event, 'file-opened');
      return opened && { action: opened.action, fileName: files[opened.fileId]?.originalName ?? null };
    }
  }
}

function accessorOf({ kind, id }: Actor, viewerId: string): AccessEntry['by'] | null {
  switch (kind) {
    case 'staff':
    case 'admin':
      return 'staff';
    case 'client':
      return id === viewerId ? 'you' : 'account';
    case 'holder':
      return 'code';
    case 'system':
      return null;
  }
}
