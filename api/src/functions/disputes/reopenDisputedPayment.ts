import { reopenDisputedPayment } from '@portal/contract/disputes/endpoints.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { reopenDisputed } from '../../domain/disputes/reopenDisputed.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** POST /api/reopenDisputedPayment: requests payment again for a file or invoice whose payment was lost to a dispute. */
endpoint(reopenDisputedPayment, async ({ body, caller, now, log }) => {
  const { requestId, fileId, invoiceId = '' } = body;
  const item = fileId ? ({ kind: 'file', fileId } as const) : ({ kind: 'invoice', invoiceId } as const);
  const { pendingTasks } = await changeRequest(
    requestId,
    (request) => {
      const decision = reopenDisputed(request, item, actorOf(caller), now);
      if (decision.kind === 'change') return decision.change;
      if (decision.kind === 'same') return null;
      if (decision.reason === 'no-such-item') throw notFound(fileId ? 'File not found' : 'Invoice not found');
      throw new PortalError('conflict', 'You can request payment again only after a dispute is lost.');
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return { message: 'The client can pay again', data: { requestId } };
});
