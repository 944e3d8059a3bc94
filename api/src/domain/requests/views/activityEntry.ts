import type { ActivityEntry } from '@portal/contract/requests/schemas/requestActivity.ts';
import { detailsOf, isActivityKind, requestEvents } from '../requestEvents.ts';
import type { RequestDocument } from '../requestDocument.ts';
import type { StoredEvent } from '../storedEvent.ts';

interface EventWithNames {
  readonly files: RequestDocument['files'];
  /** Names of accounts by user id. */
  readonly names: ReadonlyMap<string, string>;
}

/** An event as staff see it. An event of an unknown kind has no facts. */
export function activityEntry(
  { id, kind, at, by, details }: StoredEvent,
  { files, names }: EventWithNames,
): ActivityEntry {
  const account = (userId: string | null) => (userId === null ? null : (names.get(userId) ?? null));
  const fileNames = (fileIds: readonly string[]) => {
    const found = fileIds.flatMap((fileId) => files[fileId]?.originalName ?? []);
    return found.length > 0 ? { fileNames: found } : {};
  };
  return {
    id,
    kind,
    at,
    actor: { kind: by.kind, name: account(by.id) },
    ...(isActivityKind(kind) && requestEvents[kind].describe(details, { files: fileNames, account })),
  };
}

/** Events about an email to a recipient, who can be an account. */
const recipientKinds = [
  'notice-undelivered',
  'undelivered-ended',
  'notice-resent',
  'undelivered-handled',
  'address-released',
] as const;

/** The user ids in an event. */
export function accountsIn(event: StoredEvent): string[] {
  const assignee = detailsOf(event, 'assigned')?.to;
  const owner = (detailsOf(event, 'owner-removed') ?? detailsOf(event, 'owner-readmitted'))?.userId;
  const recipients = recipientKinds.map((kind) => detailsOf(event, kind)?.userId);
  return [event.by.id, assignee, owner, ...recipients].filter(
    (id): id is string => typeof id === 'string' && id !== '',
  );
}
