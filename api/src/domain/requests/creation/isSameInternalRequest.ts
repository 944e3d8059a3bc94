import type { InternalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import type { RequestRoot } from '../root.ts';

/** Whether a repeated submission of a draft has the same content as the stored request, so that the first response still applies. */
export function isSameInternalRequest(root: RequestRoot, request: InternalRequest): boolean {
  const {
    dueDate,
    subpoenaReceivedDate,
    notes,
    copyServiceName,
    firmName,
    uploadedFiles,
    authority,
    scope,
    ...fields
  } = request;
  const firstNotes =
    root.history.find(({ at, isPrivate }) => isPrivate && at === root.submittedAt)?.notes ?? '';
  return (
    Object.entries(fields).every(([field, value]) =>
      isSame(root.fields[field as keyof typeof fields], value),
    ) &&
    isSame(root.subpoenaReceivedDate, subpoenaReceivedDate) &&
    (!dueDate || root.dueDate === dueDate) &&
    (!copyServiceName || root.fields.copyServiceName === copyServiceName) &&
    (!firmName || root.fields.firmName === firmName) &&
    JSON.stringify(root.fields.uploadedFiles) === JSON.stringify(uploadedFiles) &&
    JSON.stringify(root.fields.authority) === JSON.stringify(authority) &&
    JSON.stringify(root.fields.scope) === JSON.stringify(scope) &&
    firstNotes === notes
  );
}

/** Missing, empty and null are equal. */
function isSame(one: unknown, other: unknown): boolean {
  return (one ?? '') === (other ?? '');
}
