import type { InternalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import type { RequestDocument } from '../requestDocument.ts';

/** Whether a repeated submission of a draft has the same content as the stored request, so that the first response still applies. */
export function isSameInternalRequest(stored: RequestDocument, repeated: InternalRequest): boolean {
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
  } = repeated;
  const firstNotes =
    stored.history.find(({ at, isPrivate }) => isPrivate && at === stored.submittedAt)?.notes ?? '';
  return (
    Object.entries(fields).every(([field, value]) =>
      isSame(stored.fields[field as keyof typeof fields], value),
    ) &&
    isSame(stored.subpoenaReceivedDate, subpoenaReceivedDate) &&
    (!dueDate || stored.dueDate === dueDate) &&
    (!copyServiceName || stored.fields.copyServiceName === copyServiceName) &&
    (!firmName || stored.fields.firmName === firmName) &&
    JSON.stringify(stored.fields.uploadedFiles) === JSON.stringify(uploadedFiles) &&
    JSON.stringify(stored.fields.authority) === JSON.stringify(authority) &&
    JSON.stringify(stored.fields.scope) === JSON.stringify(scope) &&
    firstNotes === notes
  );
}

/** Missing, empty and null are equal. */
function isSame(one: unknown, other: unknown): boolean {
  return (one ?? '') === (other ?? '');
}
