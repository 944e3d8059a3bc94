import type { InternalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import { hasTexts, lastPosition } from '../../messages/message.ts';
import type { Actor } from '../actor.ts';
import { type Change, combineChanges, nextVersion } from '../change.ts';
import { changeStatus } from '../edits/changeStatus.ts';
import type { RequestDocument } from '../requestDocument.ts';
import type { TaskStep } from '../taskSteps.ts';

/**
 * The draft id of a sample starts with this. No client can send such an id, because theirs are UUIDs. A separate field
 * would not be safe: an earlier version of the portal that does not know it would drop it with its next change.
 */
const PREFIX = 'sample-';

/** The draft id of a new sample. */
export function sampleDraftId(uuid: string): string {
  return `${PREFIX}${uuid}`;
}

/** Whether this is a sample request, with which an admin tries the portal. */
export function isSample({ draftId }: Pick<RequestDocument, 'draftId'>): boolean {
  return draftId.startsWith(PREFIX);
}

/**
 * The only task steps that a change of a sample can have. All steps that list, count, price, index or notify are
 * missing, also those that are added to the portal later.
 */
const stepsOfSample: readonly TaskStep['kind'][] = [
  'scan',
  'check-authorization',
  'bundle',
  'erase',
  'erase-messages',
  'audit',
];

/** Events that are still possible after a sample is cancelled: the deletion of its documents and messages. */
const eventsAfterCancellation: readonly Change['event']['kind'][] = ['files-deleted', 'messages-deleted'];

/**
 * Limits a change to what a sample may have; other requests are not limited. Null if the change is not allowed: it
 * involves money, incidents, accounts or codes, or a person changes a cancelled sample, whose additions nobody could
 * remove. `before` is null for a new request.
 */
export function withinSample(change: Change, before: RequestDocument | null): Change | null {
  const { request } = change;
  if (!isSample(request)) return change;
  if (before?.status === CANCELLED) {
    const events = [change.event, ...(change.moreEvents ?? [])];
    const isPersons = ({ kind, by }: Change['event']) =>
      by.kind !== 'system' && !eventsAfterCancellation.includes(kind);
    if (events.some(isPersons)) return null;
  }
  const isOutside =
    Object.keys(request.invoices).length > 0 ||
    Object.values(request.files).some(
      ({ requiresPayment, chargeCents }) => requiresPayment || chargeCents > 0,
    ) ||
    request.owners.length > 0 ||
    (request.codeVersion ?? 0) > 0 ||
    change.incident !== undefined;
  if (isOutside) return null;
  return { ...change, steps: change.steps.filter(({ kind }) => stepsOfSample.includes(kind)) };
}

/** Whether this is a sample that was removed: what is added to it now would never be deleted. */
export function isRemovedSample(request: Pick<RequestDocument, 'draftId' | 'status'>): boolean {
  return isSample(request) && request.status === CANCELLED;
}

const MEDICAL_RECORDS = 7;
const CANCELLED = 'cancelled';

/** What a sample asks for. `facility`: null if the portal has none. */
export function sampleRequest(orderId: string, facility: string | null): InternalRequest {
  return {
    orderId,
    facilityName: facility ?? 'Sample Facility',
    requestType: MEDICAL_RECORDS,
    patientName: 'Sample Patient',
    patientDob: '1980-01-15',
    attorneyName: 'Sample Attorney',
    lawyerEmail: 'attorney@example.com',
    lawyerPhone: '(555) 555-0100',
    uploadedFiles: [],
    notes: '',
    copyServiceName: '',
    firmName: '',
  };
}

/** Cancels a sample, and records the deletion of its documents and messages. Null if all of this was done before. */
export function removeSample(request: RequestDocument, by: Actor, byName: string, now: Date): Change | null {
  return combineChanges(request, [
    (current) =>
      current.status === CANCELLED
        ? null
        : changeStatus(current, { status: CANCELLED, notes: '', isPrivate: false, by, byName }, now),
    (current) => deleteDocuments(current, by, now),
    (current) => deleteTexts(current, by, now),
  ]);
}

function deleteDocuments(request: RequestDocument, by: Actor, now: Date): Change | null {
  const at = now.toISOString();
  const existing = Object.values(request.files).filter(({ deletedAt }) => deletedAt === null);
  if (existing.length === 0) return null;
  const deleted = existing.map((file) => [file.fileId, { ...file, deletedAt: at }] as const);
  const fileIds = existing.map(({ fileId }) => fileId);
  return {
    request: nextVersion(request, { files: { ...request.files, ...Object.fromEntries(deleted) } }, now),
    event: { kind: 'files-deleted', at, by, details: { files: fileIds.join(',') } },
    steps: fileIds.map((fileId) => ({ kind: 'erase', fileId })),
  };
}

function deleteTexts(request: RequestDocument, by: Actor, now: Date): Change | null {
  const { thread } = request;
  if (!hasTexts(thread)) return null;
  const to = lastPosition(thread);
  const emptied = { ...thread, deletedTo: to, unreadByClient: [], unreadByStaff: [], assigned: [] };
  return {
    request: nextVersion(request, { thread: emptied }, now),
    event: { kind: 'messages-deleted', at: now.toISOString(), by, details: { to } },
    steps: [{ kind: 'erase-messages', to }],
  };
}
