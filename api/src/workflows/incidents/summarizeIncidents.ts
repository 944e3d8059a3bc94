import type { IncidentSummary } from '@portal/contract/incidents/schemas.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { StoredIncident } from '../../domain/incidents/incident.ts';
import { incidentSummary } from '../../domain/incidents/incidentViews.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';

/** Requests that are read concurrently. */
const MAX_CONCURRENT = 12;

/** Incidents in a list, in the same order. `today`: the day of the facility. */
export async function summarizeIncidents(
  incidents: readonly StoredIncident[],
  today: string,
): Promise<IncidentSummary[]> {
  const ids = [...new Set(incidents.map(({ requestId }) => requestId))];
  const requests = new Map<string, RequestDocument>();
  for (let from = 0; from < ids.length; from += MAX_CONCURRENT) {
    const found = await Promise.all(ids.slice(from, from + MAX_CONCURRENT).map((id) => readRequest(id)));
    for (const stored of found) if (stored) requests.set(stored.value.requestId, stored.value);
  }
  return incidents.flatMap((incident) => {
    const request = requests.get(incident.requestId);
    return request ? [incidentSummary(incident, request, today)] : [];
  });
}
