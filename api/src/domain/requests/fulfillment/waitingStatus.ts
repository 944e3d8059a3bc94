import { type Actor, SYSTEM } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { EventDetails } from '../requestEvents.ts';
import type { RequestFile, RequestRoot } from '../root.ts';
import type { StoredWaitingStatus } from './storedWaitingStatus.ts';
import { changeStatus, type StatusChange } from '../edits/changeStatus.ts';

type End = NonNullable<StoredWaitingStatus['end']>;

/** How long a status waits until it is a task for staff. */
export const LATE_MS = 24 * 3_600_000;

/** Whether a released document still has to be scanned. Until then, the client must not read “Completed”. */
export function isScanPending({ files }: Pick<RequestRoot, 'files'>): boolean {
  return Object.values(files).some((file) => file.scan === 'pending' && isReleased(file));
}

/** Whether the malware scan has rejected a released document that staff did not withdraw. */
export function hasBlockedDocument({ files }: Pick<RequestRoot, 'files'>): boolean {
  return Object.values(files).some((file) => file.scan === 'infected' && isReleased(file));
}

/** Stores a status that is set after the malware scan has accepted all released documents. Replaces a stored one. */
export function setStatusAfterScan(root: RequestRoot, change: StatusChange, now: Date): Change {
  const at = now.toISOString();
  const { status, notes, isPrivate, by, byName } = change;
  const details = { to: status, notes: notes !== '', isPrivate };
  return {
    ...withWaiting(root, { status, notes, isPrivate, by, byName, at }, now),
    event: { kind: 'status-waiting', at, by, details },
  };
}

/**
 * The effect of a scanned file on the status that waits for the scan. The last accepted document sets the status; an
 * infected one ends the wait. Null if no status waits, or if it still has to wait.
 */
export function decideWaitingStatus(root: RequestRoot, fileId: string, now: Date): Change | null {
  const { waitingStatus: waiting } = root;
  const file = root.files[fileId];
  if (!isWaiting(waiting) || !file || !isReleased(file)) return null;
  if (file.scan === 'infected') {
    return {
      ...withWaiting(root, { ...waiting, end: 'infected' }, now),
      event: ended(waiting, 'infected', now),
    };
  }
  if (isScanPending(root)) return null;
  const { status, notes, isPrivate, by, byName } = waiting;
  return changeStatus(withoutWaiting(root), { status, notes, isPrivate, by, byName }, now);
}

/** Records that a status has waited for a day. Null if none has, or if this was recorded before. */
export function recordLateStatus(root: RequestRoot, now: Date): Change | null {
  const { waitingStatus: waiting } = root;
  if (!isWaiting(waiting) || waiting.lateAt !== undefined) return null;
  if (now.getTime() - Date.parse(waiting.at) < LATE_MS) return null;
  const at = now.toISOString();
  return {
    ...withWaiting(root, { ...waiting, lateAt: at }, now),
    event: { kind: 'status-wait-late', at, by: SYSTEM, details: { to: waiting.status } },
  };
}

/** Whether staff must decide about a status: it was not set after the scan, or it has waited for a day. */
export function isNotCompleted({ waitingStatus }: Pick<RequestRoot, 'waitingStatus'>): boolean {
  return waitingStatus !== undefined && (waitingStatus.end ?? waitingStatus.lateAt) !== undefined;
}

/**
 * The change, with the end of the wait if the change ends it: it sets another status, withdraws a document, or is an
 * update of the client. Staff who set a status, or add notes after the wait has ended, have decided again, so the
 * waiting status is removed. Skipping the request is not such a decision. Every change of a request passes through this
 * function.
 */
export function withEndOfWait(root: RequestRoot, change: Change, now: Date): Change {
  const { waitingStatus: waiting } = root;
  if (!waiting || change.root.waitingStatus !== waiting) return change;
  const kinds = [change.event, ...(change.moreEvents ?? [])].map(({ kind }) => kind);
  const isMove = change.root.status !== root.status;
  const isNoted = kinds.includes('status-changed') && !kinds.includes('skipped');
  const isDecided = isStaff(change.event.by) && (isMove || isNoted);
  const isClosedAnyway = change.root.status === waiting.status;
  if (!isWaiting(waiting)) {
    return isDecided || isClosedAnyway ? { ...change, root: withoutWaiting(change.root) } : change;
  }
  const end = endOf();
  if (end === null) return change;
  const isOver = end === 'replaced' && (isDecided || isClosedAnyway);
  return {
    ...change,
    root: isOver ? withoutWaiting(change.root) : { ...change.root, waitingStatus: { ...waiting, end } },
    moreEvents: [...(change.moreEvents ?? []), ended(waiting, end, now)],
  };

  function endOf(): End | null {
    if (kinds.includes('update-submitted')) return 'updated';
    if (isMove) return 'replaced';
    return kinds.some((kind) => kind === 'file-withdrawn' || kind === 'files-deleted') ? 'withdrawn' : null;
  }
}

/** The next version with this waiting status. The client does not see the change, so `updatedAt` stays. */
function withWaiting(root: RequestRoot, waitingStatus: StoredWaitingStatus, now: Date) {
  const next = nextVersion(root, { waitingStatus }, now);
  return { root: { ...next, updatedAt: root.updatedAt }, work: [{ kind: 'project' }] as const };
}

function withoutWaiting(root: RequestRoot): RequestRoot {
  const { waitingStatus: _, ...others } = root;
  return others;
}

function ended({ status: to }: StoredWaitingStatus, reason: End, now: Date) {
  const details: EventDetails<'status-wait-ended'> = { to, reason };
  return { kind: 'status-wait-ended', at: now.toISOString(), by: SYSTEM, details } as const;
}

function isWaiting(waiting: RequestRoot['waitingStatus']): waiting is StoredWaitingStatus {
  return waiting !== undefined && waiting.end === undefined;
}

function isReleased({ uploadedByAdmin, deletedAt }: RequestFile): boolean {
  return uploadedByAdmin && deletedAt === null;
}

function isStaff({ kind }: Actor): boolean {
  return kind === 'staff' || kind === 'admin';
}
