import type { IncidentView } from '@portal/contract/incidents/schemas.ts';
import { changeStoredIncident, type LetterFile } from '../../data/requests/incidents.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import type { IncidentDecision } from '../../domain/incidents/changeIncident.ts';
import type { IncidentWriter, StoredIncident } from '../../domain/incidents/incident.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { signedInUser } from '../accounts/signedInUser.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';
import { viewIncident } from './viewIncident.ts';

/** Names an incident of a request. */
export interface IncidentRef {
  readonly requestId: string;
  readonly incidentId: string;
}

/** The signed-in person as the writer of a change. */
export async function incidentWriter(caller: Caller, now: Date): Promise<IncidentWriter> {
  return { ...authorOf(await signedInUser(caller)), now };
}

/** Returns what was decided. Throws if it was refused. */
export function requireAccepted(decision: IncidentDecision): Exclude<IncidentDecision, { kind: 'refuse' }> {
  if (decision.kind !== 'refuse') return decision;
  const { code, message, field } = decision;
  throw new PortalError(code, message, field ? { fields: { [field]: message } } : {});
}

/** Changes an incident as `decide` says. Throws what it refuses. A file is stored in the same transaction. */
export async function saveIncident(
  { requestId, incidentId }: IncidentRef,
  decide: (incident: StoredIncident) => IncidentDecision,
  { now, log, file }: { readonly now: Date; readonly log: Log; readonly file?: LetterFile },
): Promise<StoredIncident> {
  const { incident, pendingTasks } = await changeStoredIncident(
    requestId,
    incidentId,
    (stored) => requireAccepted(decide(stored)),
    now,
    file,
  );
  await runTasksNow(pendingTasks, now, log);
  return incident;
}

/** The same, and returns the incident as admins see it. */
export async function changeAndViewIncident(
  ref: IncidentRef,
  decide: (incident: StoredIncident, writer: IncidentWriter) => IncidentDecision,
  { caller, now, log }: { readonly caller: Caller; readonly now: Date; readonly log: Log },
): Promise<IncidentView> {
  const writer = await incidentWriter(caller, now);
  const incident = await saveIncident(ref, (stored) => decide(stored, writer), { now, log });
  return viewIncident(incident, await requestOfIncident(ref), now);
}

/** The request of an incident. Throws not found. */
export async function requestOfIncident({
  requestId,
}: Pick<IncidentRef, 'requestId'>): Promise<RequestDocument> {
  const found = await readRequest(requestId);
  if (!found) throw notFound('Request not found');
  return found.value;
}
