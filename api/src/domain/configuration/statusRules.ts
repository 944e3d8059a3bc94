import { isProtectedStatus } from '@portal/contract/configuration/catalogs/protectedStatuses.ts';
import { nameKey } from '@portal/contract/fields/nameKey.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import type { editStatus as entry } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import {
  type ListDecision,
  type ListRefusal,
  refuseField,
  refuseIfFull,
  refuseListChange,
  replaced,
} from './listDecision.ts';
import type { StoredStatus } from './listItems.ts';
import { createdFields, type Creation } from './creation.ts';
import { statusKey } from './statusKey.ts';

type Statuses = readonly StoredStatus[];
type StatusForm = BodyOf<typeof entry>;

/** Adds a status. Keys are never reused, because the history of requests can contain them. */
export function addStatus(
  items: Statuses,
  form: Omit<StatusForm, 'isActive'>,
  creation: Creation,
): ListDecision<StoredStatus> {
  const refusal = refuseIfFull(items) ?? refuseNameInUse(items, form.label);
  if (refusal) return refusal;
  const item = {
    _id: creation.id,
    key: statusKey(
      form.label,
      items.map(({ key }) => key),
    ),
    ...form,
    isActive: true,
    ...createdFields(creation),
    deletedAt: null,
    migration: null,
  };
  return { kind: 'changed', items: [...items, item], item, event: statusEvent('added', item) };
}

/** Changes the label, details or activity of a status; never its key. */
export function editStatus(
  items: Statuses,
  id: string,
  { isActive, ...form }: StatusForm,
): ListDecision<StoredStatus> {
  const before = findStatus(items, id);
  if (!before) return refuseMissingStatus();
  const refusal = refuseNameInUse(
    items.filter((other) => other !== before),
    form.label,
  );
  if (refusal) return refusal;
  const active = isActive ?? before.isActive;
  if (!active && isProtectedStatus(before.key)) return refuseProtectedStatus(before);
  if (active && before.migration?.state === 'running') {
    return refuseListChange(
      'conflict',
      localizable('Requests with this status are being moved. Wait until the move is finished.'),
    );
  }
  const item = { ...before, ...form, isActive: active, migration: active ? null : before.migration };
  return changed(items, before, item, 'changed');
}

/** Deletes a status that no request has. */
export function removeStatus(items: Statuses, id: string, now: Date): ListDecision<StoredStatus> {
  const before = findStatus(items, id);
  if (!before) return refuseMissingStatus();
  if (isProtectedStatus(before.key)) return refuseProtectedStatus(before);
  const item = { ...before, isActive: false, deletedAt: now.toISOString() };
  return changed(items, before, item, 'deleted');
}

/** Undoes the deletion of a status, because a request got it before the deletion. */
export function restoreStatus(items: Statuses, before: StoredStatus): ListDecision<StoredStatus> {
  const deleted = items.find(({ _id }) => _id === before._id);
  if (!deleted) return refuseMissingStatus();
  if (deleted.deletedAt === null) return { kind: 'unchanged', item: deleted };
  const { isActive, migration } = before;
  const item = { ...deleted, isActive, migration, deletedAt: null };
  return changed(items, deleted, item, 'restored');
}

/** Hides a status from new choices; requests keep it. */
export function deactivateStatus(items: Statuses, id: string): ListDecision<StoredStatus> {
  const before = findStatus(items, id);
  if (!before) return refuseMissingStatus();
  if (isProtectedStatus(before.key)) return refuseProtectedStatus(before);
  if (!before.isActive) return { kind: 'unchanged', item: before };
  const item = { ...before, isActive: false };
  return changed(items, before, item, 'deactivated');
}

export function findStatus(items: Statuses, id: string): StoredStatus | undefined {
  return items.find(({ _id, deletedAt }) => _id === id && deletedAt === null);
}

export function refuseMissingStatus(): ListRefusal {
  return refuseListChange('not_found', localizable('This status no longer exists'));
}

export function refuseProtectedStatus({ label }: StoredStatus): ListRefusal {
  return refuseListChange(
    'conflict',
    localizable(
      'Cannot delete critical system status "{{label}}". This status is required for system operation.',
      { label },
    ),
  );
}

function refuseNameInUse(others: Statuses, label: string): ListRefusal | null {
  const key = nameKey(label);
  const isTaken = others.some((other) => other.deletedAt === null && nameKey(other.label) === key);
  if (!isTaken) return null;
  return refuseField(
    'label',
    localizable('Another status is already called “{{label}}”. Please choose a different label.', { label }),
  );
}

function changed(
  items: Statuses,
  before: StoredStatus,
  item: StoredStatus,
  action: string,
): ListDecision<StoredStatus> {
  return { kind: 'changed', items: replaced(items, before, item), item, event: statusEvent(action, item) };
}

export function statusEvent(action: string, { _id, key, label, isActive }: StoredStatus) {
  return { action, details: { itemId: _id, key, label, isActive } };
}
