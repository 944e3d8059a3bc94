import { narrowScope as entry } from '@portal/contract/requests/scope/endpoints.ts';
import { changeRequest } from '../../../data/requests/changeRequest.ts';
import { authorOf } from '../../../domain/accounts/nameOfUser.ts';
import { narrowScope, type NarrowingDecision } from '../../../domain/requests/edits/narrowScope.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';
import { runTasksNow } from '../../../workflows/operations/outbox/runTask.ts';

/** PUT /api/narrowScope: narrows the scope of a request with the client's consent. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const author = authorOf(await signedInUser(caller));
  let version = 0;
  const { pendingTasks } = await changeRequest(
    body.requestId,
    (request) => {
      const decision = narrowScope(request, body, author, now);
      if (decision.kind !== 'change' && decision.kind !== 'same') throw refusal(decision);
      version = decision.version;
      return decision.kind === 'change' ? decision.change : null;
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Scope narrowed', data: { requestId: body.requestId, version } };
});

type Refusal = Exclude<NarrowingDecision, { kind: 'change' | 'same' }>;

function refusal(decision: Refusal): PortalError {
  switch (decision.kind) {
    case 'none':
      return new PortalError('invalid_input', 'This request has no scope to narrow.');
    case 'closed':
      return new PortalError('conflict', 'This request is closed.');
    case 'nothing':
      return new PortalError(
        'invalid_input',
        'Nothing was narrowed. Change the dates, the categories or what is excluded.',
      );
    case 'conflict':
      return new PortalError(
        'conflict',
        'Someone else narrowed the scope. Close this form and open it again to see the new one.',
      );
    case 'too-many':
      return new PortalError('conflict', 'The scope of this request was narrowed too often.');
    case 'wider': {
      const fields = decision.problems.map(({ path, message }) => [`scope.${path.join('.')}`, message]);
      return new PortalError('invalid_input', 'The scope can only be narrowed', {
        fields: Object.fromEntries(fields) as Record<string, string>,
      });
    }
  }
}
