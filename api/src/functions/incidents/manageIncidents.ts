import * as entries from '@portal/contract/incidents/endpoints.ts';
import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import { closedIncidents, openIncidents } from '../../data/requests/incidents.ts';
import { changeIncident } from '../../domain/incidents/changeIncident.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changeAndViewIncident, incidentWriter } from '../../workflows/incidents/changeIncident.ts';
import { reportWrongRelease } from '../../workflows/incidents/reportIncident.ts';
import { summarizeIncidents } from '../../workflows/incidents/summarizeIncidents.ts';

const MAX_OPEN = 200;
const MAX_CLOSED = 50;

/** GET /api/manageIncidents: open incidents, earliest due date first, then the newest closed ones. */
endpoint(entries.listIncidents, async ({ now }) => {
  const [open, closed, today] = await Promise.all([
    openIncidents(MAX_OPEN + 1),
    closedIncidents(MAX_CLOSED + 1),
    facilityDay(now),
  ]);
  const listed = [...open.slice(0, MAX_OPEN), ...closed.slice(0, MAX_CLOSED)];
  const hasMore = open.length > MAX_OPEN || closed.length > MAX_CLOSED;
  return { data: { incidents: await summarizeIncidents(listed, today), hasMore } };
});

/** POST /api/manageIncidents: withdraws documents that went to the wrong person, and records the incident. */
endpoint(entries.reportIncident, async ({ body, caller, now, log }) => {
  const data = await reportWrongRelease(body, await incidentWriter(caller, now), log);
  return { message: 'Documents withdrawn and incident recorded', data };
});

/** PUT /api/manageIncidents: assesses, corrects, closes or reopens an incident. */
endpoint(entries.changeIncident, async ({ body, ...by }) => {
  const data = await changeAndViewIncident(
    body,
    (stored, writer) => changeIncident(stored, body, writer),
    by,
  );
  return { message: 'Incident changed', data };
});
