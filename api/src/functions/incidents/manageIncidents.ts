import * as entries from '@portal/contract/incidents/endpoints.ts';
import type { IncidentReport, IncidentSummary, IncidentView } from '@portal/contract/incidents/schemas.ts';
import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import {
  closedIncidents,
  findIncident,
  hashOfIncidentBody,
  incidentKeyId,
  openIncidents,
  requireIncident,
} from '../../data/requests/incidents.ts';
import { BEFORE_RELEASE, changeIncident } from '../../domain/incidents/changeIncident.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changeAndViewIncident, incidentWriter } from '../../workflows/incidents/changeIncident.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { withinSampleOrThrow } from '../../data/requests/withinSampleOrThrow.ts';
import type { IncidentWriter, StoredIncident } from '../../domain/incidents/incident.ts';
import { type ReportDecision, reportIncident } from '../../domain/incidents/reportIncident.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { eraseContent } from '../../workflows/files/eraseFile.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { viewIncident } from '../../workflows/incidents/viewIncident.ts';
import { incidentSummary } from '../../domain/incidents/incidentViews.ts';

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

/**
 * Withdraws documents that were released to the wrong person and records the incident. Deletes their content first, so
 * that issued links stop working. If that fails, nothing is recorded and the call can be repeated.
 */
async function reportWrongRelease(
  body: IncidentReport,
  writer: IncidentWriter,
  log: Log,
): Promise<IncidentView> {
  const { key, requestId } = body;
  const { now } = writer;
  const ids = { incidentId: incidentKeyId('inc', key), contentHash: hashOfIncidentBody(body) };
  const before = await findIncident(requestId, ids.incidentId);
  if (before && before.contentHash !== ids.contentHash) throw new PortalError('conflict', OTHER_CONTENT);
  const decide = (request: RequestDocument) => {
    const decision = reportIncident(request, body, ids, writer);
    if (decision.kind === 'refuse') throw refusalOf(decision.reason);
    return decision.kind === 'same' ? null : withinSampleOrThrow(decision.change);
  };
  const found = await readRequest(requestId);
  if (!found) throw notFound('Request not found');
  if (decide(found.value)) {
    const files = body.fileIds.map((fileId) => found.value.files[fileId]!);
    for (const file of files.filter(({ deletedAt }) => deletedAt === null))
      await eraseContent(requestId, file);
  }
  const { request, pendingTasks } = await changeRequest(requestId, decide, now);
  await runTasksNow(pendingTasks, now, log);
  return viewIncident(await requireIncident(requestId, ids.incidentId), request, now);
}

const OTHER_CONTENT =
  'This form was already saved with different content. Close it and look at the incident.';

function refusalOf(reason: Extract<ReportDecision, { kind: 'refuse' }>['reason']): PortalError {
  switch (reason) {
    case 'no-such-file':
      return notFound('File not found');
    case 'other-incident':
      return new PortalError('conflict', 'One of these documents already belongs to an incident.');
    case 'notice':
      return new PortalError(
        'conflict',
        'This notice accompanies the released documents. Withdraw them first.',
      );
    case 'before-release': {
      return new PortalError('invalid_input', BEFORE_RELEASE, { fields: { discoveredOn: BEFORE_RELEASE } });
    }
  }
}

/** Requests that are read concurrently. */
const MAX_CONCURRENT = 12;

/** Incidents in a list, in the same order. `today`: the day of the facility. */
async function summarizeIncidents(
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
