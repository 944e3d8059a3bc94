import type { IncidentReport, IncidentView } from '@portal/contract/incidents/schemas.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import {
  findIncident,
  hashOfIncidentBody,
  incidentKeyId,
  requireIncident,
} from '../../data/requests/incidents.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { withinSampleOrThrow } from '../../data/requests/withinSampleOrThrow.ts';
import { BEFORE_RELEASE } from '../../domain/incidents/changeIncident.ts';
import type { IncidentWriter } from '../../domain/incidents/incident.ts';
import { reportIncident, type ReportDecision } from '../../domain/incidents/reportIncident.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { eraseContent } from '../files/eraseFile.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';
import { viewIncident } from './viewIncident.ts';

/**
 * Withdraws documents that were released to the wrong person and records the incident. Deletes their content first, so
 * that issued links stop working. If that fails, nothing is recorded and the call can be repeated.
 */
export async function reportWrongRelease(
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
