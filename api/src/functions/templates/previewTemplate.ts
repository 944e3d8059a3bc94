import { previewTemplate } from '@portal/contract/templates/endpoints.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { templateFiller } from '../../workflows/templates/fillTemplateFor.ts';
import { readOrder, requestsOfOrder } from '../../data/requests/access/orders.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { PortalError } from '../../errors/portalError.ts';

/** POST /api/previewTemplate: a text of a template with the facts of a request. Records a view of the request. */
endpoint(previewTemplate, async ({ body: { orderId, ...text }, caller, now, log }) => {
  const [request, fill] = await Promise.all([newestOfOrder(orderId), templateFiller(now)]);
  runTasksInBackground(await recordView(request.requestId, actorOf(caller), now), now, log);
  return { data: fill(text, request) };
});

/** The request with an Order ID; the newest one, because two firms can use the same. Throws `not_found`. */
async function newestOfOrder(orderId: string): Promise<RequestDocument> {
  const requestIds = requestsOfOrder(await readOrder(orderId));
  const stored = await Promise.all(requestIds.map(readRequest));
  const requests = stored.flatMap((found) => (found ? [found.value] : []));
  const [newest] = requests.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));
  if (newest) return newest;
  const message = 'No request has this Order ID';
  throw new PortalError('not_found', message, { fields: { orderId: message } });
}
