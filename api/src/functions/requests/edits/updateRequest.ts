import { updateRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { RequestEdit } from '@portal/contract/requests/schemas/requestEdits.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { actorOf } from '../../../workflows/accounts/actorOf.ts';
import { runTasksNow } from '../../../workflows/operations/outbox/runTask.ts';
import { type ChangedRequest, changeRequest } from '../../../data/requests/changeRequest.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { contactEmailOf } from '../../../domain/notifications/contactEmailOf.ts';
import type { Actor } from '../../../domain/requests/actor.ts';
import { type Change, combineChanges, nextVersion } from '../../../domain/requests/change.ts';
import { isSample } from '../../../domain/requests/creation/sample.ts';
import { editRequest } from '../../../domain/requests/edits/editRequest.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../../errors/portalError.ts';
import { refuseSuppressed } from '../../../workflows/requests/edits/changeContactEmail.ts';
import { prepareNextCode } from '../../../workflows/requests/edits/replaceVerificationCode.ts';

/** PUT /api/updateRequest: changes the patient, the contact, or a checkbox of a request. */
endpoint(updateRequest, async ({ body, caller, now, log }) => {
  const { pendingTasks } = await editDetails(body, actorOf(caller), now);
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Request details updated successfully!', data: { requestId: body.requestId } };
});

/**
 * Edits a request for staff. An edit of the copy service's address that is also the contact's replaces the verification code,
 * as a correction of the contact does.
 */
async function editDetails(edit: RequestEdit, by: Actor, now: Date): Promise<ChangedRequest> {
  const decide = (current: RequestDocument) => editOrThrow(current, edit, by, now);
  const address = edit.updateType === 'contactInfo' ? edit.patientData.copyServiceEmail : undefined;
  if (address === undefined) return changeRequest(edit.requestId, decide, now);

  const request = (await readRequest(edit.requestId))?.value;
  if (!request) throw notFound('Request not found');
  const nextCode = await prepareNextCode(request, by, now, { isCorrection: true });
  const withCode = (current: RequestDocument, change: Change) =>
    combineChanges(current, [
      () => change,
      (changed) => ({
        request: nextVersion(changed, {}, now),
        event: { kind: 'contact-changed', at: now.toISOString(), by, details: {} },
        steps: [],
      }),
      nextCode.replace,
    ]);
  const change = decide(request);
  const replacesCode = change !== null && changesContact(request, change);
  if (replacesCode) {
    await refuseSuppressed(address, 'patientData.copyServiceEmail');
    withCode(request, change);
    await nextCode.saveLookup();
  }
  const decideAgain = (current: RequestDocument) => {
    const next = decide(current);
    if (!next || !changesContact(current, next)) return next;
    // The contact changed since it was read: the lookup of the next code was not saved, and the address was not checked.
    if (!replacesCode) throw editConflict(['copyServiceEmail']);
    return withCode(current, next);
  };
  return changeRequest(edit.requestId, decideAgain, now);
}

/** A first address replaces no code: nobody was emailed one. A sample has no code that opens it. */
function changesContact(before: RequestDocument, { request }: Change): boolean {
  const current = contactEmailOf(before);
  if (current === '' || isSample(before)) return false;
  return current.toLowerCase() !== contactEmailOf(request).toLowerCase();
}

function editOrThrow(request: RequestDocument, edit: RequestEdit, by: Actor, now: Date): Change | null {
  const decision = editRequest(request, edit, by, now);
  if (decision.kind === 'conflict') throw editConflict(decision.fields);
  if (decision.kind === 'invalid') throw invalidFields(decision.problems);
  return decision.kind === 'change' ? decision.change : null;
}

function editConflict(fields: readonly string[]): PortalError {
  const message = 'Someone else changed this';
  return new PortalError('conflict', message, {
    fields: Object.fromEntries(fields.map((field) => [field, message])),
  });
}

function invalidFields(problems: readonly { field: string; message: string }[]): PortalError {
  return new PortalError('invalid_input', problems[0]?.message ?? 'The input is not valid', {
    fields: Object.fromEntries(problems.map(({ field, message }) => [`patientData.${field}`, message])),
  });
}
