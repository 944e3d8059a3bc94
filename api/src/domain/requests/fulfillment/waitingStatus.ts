import { type Actor, SYSTEM } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { EventDetails } from '../requestEvents.ts';
import type { RequestFile, RequestDocument } from '../requestDocument.ts';
import type { StoredWaitingStatus } from './storedWaitingStatus.ts';
import { changeStatus, type StatusChange } from '../edits/changeStatus.ts';

type End = NonNullable<StoredWaitingStatus['end']>;

/** How long a status waits until it is a task for staff. */
export const LATE_MS = 24 * 3_600_000;

/** Whether a released document still has to be scanned. Until then, the client must not read “Completed”. */
export function isScanPending({ files }: Pick<RequestDocument, 'files'>): boolean {
  return Object.values(files).some((file) => file.scan === 'pending' && isReleased(file));
}

/** Whether the malware scan has rejected a released document that staff did not withdraw. */
export function hasBlockedDocument({ files }: Pick<RequestDocument, 'files'>): boolean {
  return Object.values(files).some((file) => file.scan === 'infected' && isReleased(file));
}

/** Stores a status that is set after the malware scan has accepted all released documents. Replaces a stored one. */
export function setStatusAfterScan(request: RequestDocument, change: StatusChange, now: Date): Change {
  const at = now.toISOString();
  const { status, notes, isPrivate, by, byName } = change;
  const details = { to: status, notes: notes !== '', isPrivate };
  return {
    ...withWaiting(request, { status, notes, isPrivate, by, byName, at }, now),
    event: { kind: 'status-waiting', at, by, details },
  };
}

/**
 * The effect of a scanned file on the status that waits for the scan. The last accepted document sets the status; an
 * infected one ends the wait. Null if no status waits, or if it still has to wait.
 */
export function decideWaitingStatus(request: RequestDocument, fileId: string, now: Date): Change | null {
  const { waitingStatus: waiting } = request;
  const file = request.files[fileId];
  if (!isWaiting(waiting) || !file || !isReleased(file)) return null;
  if (file.scan === 'infected') {
    return {
      ...withWaiting(request, { ...waiting, end: 'infected' }, now),
      event: ended(waiting, 'infected', now),
    };
  }
  if (isScanPending(request)) return null;
  const { status, notes, isPrivate, by, byName } = waiting;
  return changeStatus(withoutWaiting(request), { status, notes, isPrivate, by, byName }, now);
}

/** Records that a status has waited for a day. Null if none has, or if this was recorded before. */
export function recordLateStatus(request: RequestDocument, now: Date): Change | null {
  const { waitingStatus: waiting } = request;
  if (!isWaiting(waiting) || waiting.lateAt !== undefined) return null;
  if (now.getTime() - Date.parse(waiting.at) < LATE_MS) return null;
  const at = now.toISOString();
  return {
    ...withWaiting(request, { ...waiting, lateAt: at }, now),
    event: { kind: 'status-wait-late', at, by: SYSTEM, details: { to: waiting.status } },
  };
}

/** Whether staff must decide about a status: it was not set after the scan, or it has waited for a day. */
export function isNotCompleted({ waitingStatus }: Pick<RequestDocument, 'waitingStatus'>): boolean {
  return waitingStatus !== undefined && (waitingStatus.end ?? waitingStatus.lateAt) !== undefined;
}

/**
 * The change, with the end of the wait if the change ends it: it sets another status, withdraws a document, or is an
 * update of the client. Staff who set a status, or add notes after the wait has ended, have decided again, so the
 * waiting status is removed. Skipping the request is not such a decision. Every change of a request passes through this
 * function.
 */
export function withEndOfWait(request: RequestDocument, change: Change, now: Date): Change {
  const { waitingStatus: waiting } = request;
  if (!waiting || change.request.waitingStatus !== waiting) return change;
  const kinds = [change.event, ...(change.moreEvents ?? [])].map(({ kind }) => kind);
  const isMove = change.request.status !== request.status;
  const isNoted = kinds.includes('status-changed') && !kinds.includes('skipped');
  const isDecided = isStaff(change.event.by) && (isMove || isNoted);
  const isClosedAnyway = change.request.status === waiting.status;
  if (!isWaiting(waiting)) {
    return isDecided || isClosedAnyway ? { ...change, request: withoutWaiting(change.request) } : change;
  }
  const end = endOf();
  if (end === null) return change;
  const isOver = end === 'replaced' && (isDecided || isClosedAnyway);
  return {
    ...change,
    request: isOver
      ? withoutWaiting(change.request)
      : { ...change.request, waitingStatus: { ...waiting, end } },
    moreEvents: [...(change.moreEvents ?? []), ended(waiting, end, now)],
  };

  function endOf(): End | null {
    if (kinds.includes('update-submitted')) return 'updated';
    if (isMove) return 'replaced';
    return kinds.some((kind) => kind === 'file-withdrawn' || kind === 'files-deleted') ? 'withdrawn' : null;
  }
}

/** The next version with this waiting status. The client does not see the change, so `updatedAt` stays. */
function withWaiting(request: RequestDocument, waitingStatus: StoredWaitingStatus, now: Date) {
  const next = nextVersion(request, { waitingStatus }, now);
  return { request: { ...next, updatedAt: request.updatedAt }, steps: [{ kind: 'project' }] as const };
}

function withoutWaiting(request: RequestDocument): RequestDocument {
  const { waitingStatus: _, ...others } = request;
  return others;
}

function ended({ status: to }: StoredWaitingStatus, reason: End, now: Date) {
  const details: EventDetails<'status-wait-ended'> = { to, reason };
  return { kind: 'status-wait-ended', at: now.toISOString(), by: SYSTEM, details } as const;
}

function isWaiting(waiting: RequestDocument['waitingStatus']): waiting is StoredWaitingStatus {
  return waiting !== undefined && waiting.end === undefined;
}

function isReleased({ uploadedByAdmin, deletedAt }: RequestFile): boolean {
  return uploadedByAdmin && deletedAt === null;
}

function isStaff({ kind }: Actor): boolean {
  return kind === 'staff' || kind === 'admin';
}
