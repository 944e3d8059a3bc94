import { incidentsOfRequest } from '@portal/contract/incidents/endpoints.ts';
import { incidentsOf } from '../../data/requests/incidents.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { requestOfIncident } from '../../workflows/incidents/changeIncident.ts';
import { viewIncidents } from '../../workflows/incidents/viewIncident.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';

/** GET /api/incidentsOfRequest: the incidents of a request. Records a view of the request first. */
endpoint(incidentsOfRequest, async ({ query: { requestId }, caller, now, log }) => {
  const request = await requestOfIncident({ requestId });
  const incidents = await incidentsOf(requestId);
  runTasksInBackground(await recordView(requestId, actorOf(caller), now), now, log);
  return { data: { incidents: await viewIncidents(incidents, request, now) } };
});
