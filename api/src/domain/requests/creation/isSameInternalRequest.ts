import type { InternalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import type { RequestRoot } from '../root.ts';

/** Whether a request was made of what is submitted again under the same draft, so that the first answer holds for it. */
export function isSameInternalRequest(root: RequestRoot, request: InternalRequest): boolean {
  const { dueDate, subpoenaReceivedDate, notes, copyServiceName, firmName, uploadedFiles, ...fields } =
    request;
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
    firstNotes === notes
  );
}

/** What is left out, empty or null says the same. */
function isSame(one: unknown, other: unknown): boolean {
  return (one ?? '') === (other ?? '');
}
