import type { ActivityEntry } from '@portal/contract/schemas/requestActivity.ts';
import type { RequestRoot } from './root.ts';
import type { StoredEvent } from './storedEvent.ts';

interface Named {
  readonly files: RequestRoot['files'];
  /** Names of accounts by user id. */
  readonly names: ReadonlyMap<string, string>;
}

/** An event as staff read it. What its details hold is named here one by one, so that nothing new gets out unseen. */
export function activityEntry(
  { id, kind, at, by, details }: StoredEvent,
  { files, names }: Named,
): ActivityEntry {
  const nameOf = (userId: unknown) => names.get(String(userId)) ?? null;
  const isAssignment = kind === 'assigned';
  const fileIds = [...list(details['fileId']), ...list(details['files'])];
  const fileNames = fileIds.flatMap((fileId) => files[fileId]?.originalName ?? []);
  return {
    id,
    kind,
    at,
    actor: { kind: by.kind, name: by.id === null ? null : nameOf(by.id) },
    ...present('action', text(details['action'])),
    ...(fileNames.length > 0 && { fileNames }),
    ...present('files', number(details['files'])),
    ...(!isAssignment && { ...present('from', key(details['from'])), ...present('to', key(details['to'])) }),
    ...(details['fields'] !== undefined && { fields: list(details['fields']) }),
    ...present('invoice', text(details['number'])),
    ...present('cents', number(details['cents'])),
    ...present('why', text(details['why'])),
    ...present('verdict', text(details['verdict'])),
    ...present('hasNotes', flag(details['notes'])),
    ...present('isPrivate', flag(details['isPrivate'])),
    ...(isAssignment && { person: details['to'] ? nameOf(details['to']) : null }),
  };
}

/** The accounts that an event names. */
export function accountsIn({ kind, by, details }: StoredEvent): string[] {
  const assigned = kind === 'assigned' ? text(details['to']) : undefined;
  return [by.id, assigned].filter((id): id is string => typeof id === 'string' && id !== '');
}

function present<Key extends string, T>(name: Key, value: T | undefined): Partial<Record<Key, T>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Key, T>);
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const key = (value: unknown) => (value === null ? null : text(value));

/** Several in one text are parted by commas. */
const list = (value: unknown) => (text(value) ?? '').split(',').filter((each) => each !== '');
