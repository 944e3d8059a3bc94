import type { InternalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import { hasTexts, lastPosition } from '../../messages/message.ts';
import type { Actor } from '../actor.ts';
import { type Change, combineChanges, nextVersion } from '../change.ts';
import { changeStatus } from '../edits/changeStatus.ts';
import type { RequestRoot } from '../root.ts';
import type { TaskStep } from '../taskSteps.ts';

/**
 * Marks a sample. No client can send such a draft id, because theirs are UUIDs. An id instead of a field of its own: an
 * earlier version of the portal, which does not know the field, would drop it with its next change.
 */
const PREFIX = 'sample-';

/** The draft id of a new sample. */
export function sampleDraftId(uuid: string): string {
  return `${PREFIX}${uuid}`;
}

/** Whether it is a request for trying the portal. */
export function isSample({ draftId }: Pick<RequestRoot, 'draftId'>): boolean {
  return draftId.startsWith(PREFIX);
}

/**
 * All that may follow from a change of a sample. Everything that lists, counts, prices, indexes or notifies is a step of the
 * outbox, so a sample is outside of it, and also of steps that are added later.
 */
const stepsOfSample: readonly TaskStep['kind'][] = [
  'scan',
  'check-authorization',
  'bundle',
  'erase',
  'erase-messages',
  'audit',
];

/** What may still be recorded of a cancelled sample: that its documents and messages were deleted. */
const eventsAfterCancellation: readonly Change['event']['kind'][] = ['files-deleted', 'messages-deleted'];

/**
 * A change of any request as it may be made; null if a sample may not have it: money, incidents, accounts, and codes, and
 * anything by a person once it is cancelled, because nobody could remove what is added then. `before`: null for a new one.
 */
export function withinSample(change: Change, before: RequestRoot | null): Change | null {
  const { root } = change;
  if (!isSample(root)) return change;
  if (before?.status === CANCELLED) {
    const events = [change.event, ...(change.moreEvents ?? [])];
    const isPersons = ({ kind, by }: Change['event']) =>
      by.kind !== 'system' && !eventsAfterCancellation.includes(kind);
    if (events.some(isPersons)) return null;
  }
  const isOutside =
    Object.keys(root.invoices).length > 0 ||
    Object.values(root.files).some(
      ({ requiresPayment, chargeCents }) => requiresPayment || chargeCents > 0,
    ) ||
    root.owners.length > 0 ||
    (root.codeVersion ?? 0) > 0 ||
    change.incident !== undefined;
  if (isOutside) return null;
  return { ...change, work: change.work.filter(({ kind }) => stepsOfSample.includes(kind)) };
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

/** Cancels a sample, and records the deletion of its documents and messages. Null if that was done. */
export function removeSample(root: RequestRoot, by: Actor, byName: string, now: Date): Change | null {
  return combineChanges(root, [
    (current) =>
      current.status === CANCELLED
        ? null
        : changeStatus(current, { status: CANCELLED, notes: '', isPrivate: false, by, byName }, now),
    (current) => deleteDocuments(current, by, now),
    (current) => deleteTexts(current, by, now),
  ]);
}

function deleteDocuments(root: RequestRoot, by: Actor, now: Date): Change | null {
  const at = now.toISOString();
  const existing = Object.values(root.files).filter(({ deletedAt }) => deletedAt === null);
  if (existing.length === 0) return null;
  const deleted = existing.map((file) => [file.fileId, { ...file, deletedAt: at }] as const);
  const fileIds = existing.map(({ fileId }) => fileId);
  return {
    root: nextVersion(root, { files: { ...root.files, ...Object.fromEntries(deleted) } }, now),
    event: { kind: 'files-deleted', at, by, details: { files: fileIds.join(',') } },
    work: fileIds.map((fileId) => ({ kind: 'erase', fileId })),
  };
}

function deleteTexts(root: RequestRoot, by: Actor, now: Date): Change | null {
  const { thread } = root;
  if (!hasTexts(thread)) return null;
  const to = lastPosition(thread);
  const emptied = { ...thread, deletedTo: to, unreadByClient: [], unreadByStaff: [], assigned: [] };
  return {
    root: nextVersion(root, { thread: emptied }, now),
    event: { kind: 'messages-deleted', at: now.toISOString(), by, details: { to } },
    work: [{ kind: 'erase-messages', to }],
  };
}
