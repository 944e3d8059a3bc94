import { fillTemplate } from '@portal/contract/templates/endpoints.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { textFor } from '../../domain/templates/fillForRequest.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { openThread } from '../../workflows/messages/threadAccess.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { findTemplate, templateFiller, templateMissing } from '../../workflows/templates/fillTemplateFor.ts';

/** GET /api/fillTemplate: a message template with the facts of a request. Records a view of the request. */
endpoint(fillTemplate, async ({ query: { requestId, templateId }, caller, now, log }) => {
  const { request } = await openThread(caller, requestId);
  const [template, fill] = await Promise.all([findTemplate(templateId), templateFiller(now)]);
  if (!template) throw templateMissing();
  runTasksInBackground(await recordView(requestId, actorOf(caller), now), now, log);
  return { data: { ...fill(textFor(template, request), request), version: template.version } };
});
