import { decideCorrection as entry } from '@portal/contract/requests/endpoints/corrections.ts';
import { localizable, type LocalizableText } from '@portal/contract/fields/localizableText.ts';
import { changeRequest } from '../../../data/requests/changeRequest.ts';
import { authorOf } from '../../../domain/accounts/nameOfUser.ts';
import { type CorrectionOutcome, decideCorrection } from '../../../domain/requests/edits/corrections.ts';
import { notFound, PortalError } from '../../../errors/portalError.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';
import { runTasksNow } from '../../../workflows/operations/outbox/runTask.ts';

/** POST /api/decideCorrection: staff apply a value that a client sent with an update, or keep the value on file. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { requestId, field, decision } = body;
  const author = authorOf(await signedInUser(caller));
  const { pendingTasks } = await changeRequest(
    requestId,
    (request) => {
      const outcome = decideCorrection(request, body, author, now);
      switch (outcome.kind) {
        case 'change':
          return outcome.change;
        case 'same':
          return null;
        case 'missing':
          throw notFound('The client did not send a correction of this field');
        case 'invalid':
          throw new PortalError('invalid_input', outcome.message, { fields: { [field]: outcome.message } });
        case 'conflict':
          throw refused(localizable('The value on file changed. Compare it again.'));
        case 'replaced':
          throw refused(localizable('The client sent a newer correction of this field.'));
        case 'decided':
          throw refused(decidedOtherwise(outcome));
      }
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return {
    message: decision === 'apply' ? 'Correction applied' : 'Value on file kept',
    data: { requestId },
  };
});

function refused(message: LocalizableText): PortalError {
  return new PortalError('conflict', message);
}

function decidedOtherwise({ byName: name, decision }: Extract<CorrectionOutcome, { kind: 'decided' }>) {
  return decision === 'apply'
    ? localizable('{{name}} already applied this correction.', { name })
    : localizable('{{name}} already kept the value on file.', { name });
}
