import { daysUntil, incidentDueOn } from '@portal/contract/incidents/rules.ts';
import type { IncidentSummary, IncidentView } from '@portal/contract/incidents/schemas.ts';
import { disclosureActions } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { isOpening } from '../disclosures/disclosuresOf.ts';
import { maskedAddress } from '../requests/views/requestAccounts.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { StoredEvent } from '../requests/storedEvent.ts';
import { closingOf, type IncidentAccess, type StoredIncident } from './incident.ts';

/** The name and address of an account. */
interface Person {
  readonly name: string;
  readonly email: string;
}

/** What a view needs to know besides the incident and its request. */
interface IncidentFacts {
  /** The day of the facility, YYYY-MM-DD. */
  readonly today: string;
  readonly californiaOn: string;
  /** Openings of files of the request by clients and holders. */
  readonly events: readonly StoredEvent[];
  readonly isComplete: boolean;
  /** Accounts by user ID. */
  readonly people: ReadonlyMap<string, Person>;
}

/** An incident in a list. */
export function incidentSummary(
  stored: StoredIncident,
  { fields }: Pick<RequestDocument, 'fields'>,
  today: string,
): IncidentSummary {
  const { incidentId, requestId, at, byName, fileIds, discoveredOn } = stored;
  const dueOn = incidentDueOn(discoveredOn);
  const closing = closingOf(stored);
  return {
    incidentId,
    requestId,
    at,
    byName,
    orderId: fields.orderId,
    patientName: fields.patientName,
    files: fileIds.length,
    discoveredOn,
    dueOn,
    daysLeft: daysUntil(dueOn, today),
    state: closing ? 'closed' : dueOn < today ? 'overdue' : 'open',
    outcome: closing?.outcome ?? null,
  };
}

/** An incident with everything about it. Addresses of accounts are masked, as on the request page. */
export function incidentView(
  stored: StoredIncident,
  request: RequestDocument,
  facts: IncidentFacts,
): IncidentView {
  const { today, californiaOn, events, isComplete, people } = facts;
  const signed = <Entry extends { at: string; byName: string; by: string }>({ by: _by, ...entry }: Entry) =>
    entry;
  return {
    ...incidentSummary(stored, request, today),
    revision: stored.revision,
    what: stored.what,
    californiaOn,
    documents: stored.fileIds.map((fileId) => ({
      fileId,
      name: request.files[fileId]?.originalName ?? fileId,
      endedAt: request.files[fileId]?.deletedAt ?? null,
    })),
    corrections: stored.corrections.map(signed),
    assessment: stored.assessment && signed(stored.assessment),
    notes: stored.notes.map(signed),
    letters: stored.letters.map(({ by: _by, contentHash: _hash, ...letter }) => letter),
    closings: stored.closings.map(({ reopened, ...closing }) => ({
      ...signed(closing),
      reopened: reopened && signed(reopened),
    })),
    accesses: accessesOf(stored, request, events, people),
    isComplete,
    accounts: request.owners.map((userId) => shown(people.get(userId))),
  };
}

function accessesOf(
  { fileIds }: StoredIncident,
  { files }: RequestDocument,
  events: readonly StoredEvent[],
  people: ReadonlyMap<string, Person>,
): IncidentAccess[] {
  return events
    .filter((event) => isOpening(event) && fileIds.includes(String(event.details['fileId'])))
    .map(({ at, by, details }) => ({
      at,
      document: files[String(details['fileId'])]?.originalName ?? String(details['fileId']),
      action: disclosureActions.find((action) => action === details['action']) ?? 'download',
      by: by.kind === 'holder' ? 'holder' : 'client',
      ...shown(by.id === null ? undefined : people.get(by.id)),
    }));
}

function shown(person: Person | undefined): Person {
  return person ? { name: person.name, email: maskedAddress(person.email) } : { name: '', email: '' };
}
