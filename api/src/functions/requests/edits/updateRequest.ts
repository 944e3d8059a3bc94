import { updateRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { changeRequest } from '../../../data/requests/changeRequest.ts';
import { editRequest } from '../../../domain/requests/edits/editRequest.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { actorOf } from '../../../workflows/accounts/actorOf.ts';
import { runTasksNow } from '../../../workflows/operations/runTask.ts';

/** PUT /api/updateRequest: changes the patient, the contact, or a checkbox of a request. */
endpoint(updateRequest, async ({ body, caller, now, log }) => {
  const { pendingTasks } = await changeRequest(
    body.requestId,
    (root) => {
      const decision = editRequest(root, body, actorOf(caller), now);
      if (decision.kind === 'conflict') throw editConflict(decision.fields);
      if (decision.kind === 'invalid') throw invalidFields(decision.problems);
      return decision.kind === 'change' ? decision.change : null;
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Request details updated successfully!', data: { requestId: body.requestId } };
});

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
