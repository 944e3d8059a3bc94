import { isProvider } from '@portal/contract/catalogues/roles.ts';
import { getRequestDetails } from '@portal/contract/endpoints/requests.ts';
import { recordReading } from '../../data/requests/recordReading.ts';
import { clientView } from '../../domain/request/clientView.ts';
import { staffView } from '../../domain/request/staffView.ts';
import { notFound } from '../../errors/portalError.ts';
import { sessionOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { assigneesOf } from '../../workflows/assignees.ts';
import { openableRequest } from '../../workflows/openableRequest.ts';

/** GET /api/getRequestDetails: one request to the person signed in. What staff read is noted before they see it. */
endpoint(getRequestDetails, async ({ query: { requestId }, caller, now }) => {
  const session = sessionOf(caller);
  const root = await openableRequest({ session, heldRequestId: null }, requestId);
  if (!root) throw notFound('Request not found');
  if (!isProvider(session.role)) return { data: { view: 'client' as const, ...clientView(root) } };
  await recordReading(requestId, { kind: session.role, id: session.userId }, now);
  const assignees = await assigneesOf([root.assigneeId]);
  const assignee = assignees.get(root.assigneeId ?? '') ?? null;
  return { data: { view: 'staff' as const, ...staffView(root, assignee) } };
});
