import { previewTemplate } from '@portal/contract/templates/endpoints.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { templateFiller } from '../../workflows/templates/fillTemplateFor.ts';
import { newestOfOrder } from '../../workflows/templates/newestOfOrder.ts';

/** POST /api/previewTemplate: a text of a template with the facts of a request. Records a view of the request. */
endpoint(previewTemplate, async ({ body: { orderId, ...text }, caller, now, log }) => {
  const [request, fill] = await Promise.all([newestOfOrder(orderId), templateFiller(now)]);
  runTasksInBackground(await recordView(request.requestId, actorOf(caller), now), now, log);
  return { data: fill(text, request) };
});
