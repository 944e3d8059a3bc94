import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import type { DeadlineView } from '@portal/contract/deadlines/deadlineView.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { calculateDeadline } from './calculateDeadline.ts';
import { deadlineFactsOf, waitReasonOf } from './deadlineFacts.ts';
import type { Pause, StoredDeadline } from './storedDeadline.ts';

/** The rules that are in force, with their version. */
export interface CurrentRules {
  readonly version: number;
  readonly value: DeadlineRules;
}

/**
 * Maximum number of stored waits, more than a request has in practice. The earliest ones are dropped; then they no
 * longer move the deadline.
 */
const MAX_PAUSES = 50;

type Dated = Pick<RequestDocument, 'dueDate' | 'deadline'>;

/** The due date of a new request: by the rules, or the day that staff entered. */
export function firstDeadline(
  request: RequestDocument,
  entered: string,
  { version, value }: CurrentRules,
): Dated {
  if (entered !== '') return { dueDate: entered, deadline: manualDeadline(null, version) };
  const { dueDate, explanation } = calculateDeadline(deadlineFactsOf(request), value);
  return { dueDate, deadline: { isManual: false, version, pauses: [], explanation } };
}

/** A due date that a person set. It keeps the waits, in case the rules apply again later. */
export function manualDeadline(
  deadline: StoredDeadline | null,
  version = deadline?.version ?? 0,
): StoredDeadline {
  return { isManual: true, version, pauses: deadline?.pauses ?? [], explanation: null };
}

/** Whether a change can start or end a wait, or change what the due date depends on. Closed requests keep their date. */
export function affectsDeadline(before: RequestDocument, request: RequestDocument): boolean {
  if (!request.deadline || closedStatuses.includes(request.status)) return false;
  const isPaused = request.deadline.pauses.at(-1)?.to === null;
  return (
    isPaused !== (waitReasonOf(request) !== null) ||
    before.deadline?.isManual !== request.deadline.isManual ||
    JSON.stringify(deadlineFactsOf(request)) !== JSON.stringify(deadlineFactsOf(before))
  );
}

/** Completes a change that `affectsDeadline`: starts or ends a wait, and calculates the due date, unless a person set it. */
export function withDeadline(change: Change, rules: CurrentRules, now: Date): Change {
  const { request } = change;
  if (!request.deadline) return change;
  const deadline = {
    ...request.deadline,
    pauses: pausesAfter(request, request.deadline.pauses, rules.value, now),
  };
  const waited = { ...request, deadline };
  if (deadline.isManual) return { ...change, request: waited };
  const { dueDate, explanation } = calculateDeadline(deadlineFactsOf(waited), rules.value);
  const next = { ...waited, dueDate, deadline: { ...deadline, version: rules.version, explanation } };
  if (dueDate === request.dueDate) return { ...change, request: next };
  return {
    ...change,
    request: next,
    moreEvents: [...(change.moreEvents ?? []), movedEvent(request.dueDate, dueDate, rules.version, now)],
    steps: change.steps.some(({ kind }) => kind === 'project')
      ? change.steps
      : [...change.steps, { kind: 'project' }],
  };
}

/** Calculates the due date of an open request again with changed rules; null if it stays. */
export function moveDeadline(request: RequestDocument, rules: CurrentRules, now: Date): Change | null {
  if (!request.deadline || request.deadline.isManual || closedStatuses.includes(request.status)) return null;
  const { dueDate, explanation } = calculateDeadline(deadlineFactsOf(request), rules.value);
  if (dueDate === request.dueDate) return null;
  const deadline = { ...request.deadline, version: rules.version, explanation };
  return {
    request: { ...nextVersion(request, { dueDate, deadline }, now), updatedAt: request.updatedAt },
    event: movedEvent(request.dueDate, dueDate, rules.version, now),
    steps: [{ kind: 'project' }],
  };
}

function movedEvent(from: string, to: string, version: number, now: Date) {
  return {
    kind: 'due-date-changed',
    at: now.toISOString(),
    by: SYSTEM,
    details: { from, to, reason: false, version },
  } as const;
}

/** The waits after a change. A wait that is over gets its end. A new wait is added if it pauses the deadline. */
function pausesAfter(
  request: RequestDocument,
  pauses: readonly Pause[],
  { pauses: stopping }: DeadlineRules,
  now: Date,
): Pause[] {
  const reason = waitReasonOf(request);
  const last = pauses.at(-1);
  const at = now.toISOString();
  if (last?.to === null) return reason === null ? [...pauses.slice(0, -1), { ...last, to: at }] : [...pauses];
  if (reason === null || !stopping[reason]) return [...pauses];
  return [...pauses, { reason, from: at, to: null }].slice(-MAX_PAUSES);
}

/** The wait that pauses the deadline now; null if none does. */
export function openPauseOf({
  deadline,
  status,
}: Pick<RequestDocument, 'deadline' | 'status'>): Pause | null {
  const last = deadline?.pauses.at(-1);
  return last && last.to === null && !deadline?.isManual && !closedStatuses.includes(status) ? last : null;
}

/**
 * The due date as it is shown, with its explanation; null if the rules never applied. While the deadline is paused, the
 * date is calculated as if the pause ended now, which requires `rules`.
 */
export function deadlineView(
  request: RequestDocument,
  rules: CurrentRules | null,
  now: Date,
): DeadlineView | null {
  const { dueDate, deadline } = request;
  if (!deadline) return null;
  const open = openPauseOf(request);
  return {
    ...(open && rules
      ? calculateDeadline(deadlineFactsOf(request), rules.value, now)
      : { dueDate, explanation: deadline.explanation }),
    isManual: deadline.isManual,
    paused: open ? { reason: open.reason, since: open.from } : null,
  };
}
