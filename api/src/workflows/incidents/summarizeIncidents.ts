import type { IncidentSummary } from '@portal/contract/incidents/schemas.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { StoredIncident } from '../../domain/incidents/incident.ts';
import { incidentSummary } from '../../domain/incidents/incidentViews.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';

/** Requests that are read concurrently. */
const MAX_CONCURRENT = 12;

/** Incidents in a list, in the same order. `today`: the day of the facility. */
export async function summarizeIncidents(
  incidents: readonly StoredIncident[],
  today: string,
): Promise<IncidentSummary[]> {
  const ids = [...new Set(incidents.map(({ requestId }) => requestId))];
  const roots = new Map<string, RequestRoot>();
  for (let from = 0; from < ids.length; from += MAX_CONCURRENT) {
    const found = await Promise.all(ids.slice(from, from + MAX_CONCURRENT).map((id) => readRequest(id)));
    for (const request of found) if (request) roots.set(request.value.requestId, request.value);
  }
  return incidents.flatMap((incident) => {
    const root = roots.get(incident.requestId);
    return root ? [incidentSummary(incident, root, today)] : [];
  });
}
