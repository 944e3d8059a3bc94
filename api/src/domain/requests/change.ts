import type { StoredIncident } from '../incidents/incident.ts';
import type { StoredMessage } from '../messages/message.ts';
import type { RequestEvent } from './requestEvents.ts';
import type { RequestRoot } from './root.ts';
import type { TaskStep } from './taskSteps.ts';

/** A decided change: the next version of the request, the event that records it, and the tasks that follow. */
export interface Change {
  readonly root: RequestRoot;
  readonly event: RequestEvent;
  /** Further events, if one step makes several changes. */
  readonly moreEvents?: readonly RequestEvent[];
  readonly work: readonly TaskStep[];
  /** New documents in the partition of the request, stored in the same transaction. */
  readonly documents?: readonly StoredMessage[];
  /** A new incident, stored in the same transaction. */
  readonly incident?: StoredIncident;
}

/** Refers to an outbox task of a committed change. */
export interface TaskRef {
  readonly requestId: string;
  readonly taskId: string;
  /** What was committed, so that the process that committed it does not read it again. If absent, read the task. */
  readonly committed?: CommittedTask;
}

/** A task, with the version of the request and the events of its transaction. */
export interface CommittedTask {
  readonly due: string;
  readonly work: readonly TaskStep[];
  readonly changeId?: string;
  /** Absent if the transaction did not change the request. */
  readonly root?: RequestRoot;
  /** The version before; null for a new request. */
  readonly previous?: RequestRoot | null;
  /** The stored events by ID. */
  readonly events: ReadonlyMap<string, unknown>;
}

/** The next version of a request: the changes applied, `seq` raised, and `updatedAt` set. */
export function nextVersion(root: RequestRoot, changed: Partial<RequestRoot>, now: Date): RequestRoot {
  return { ...root, ...changed, seq: root.seq + 1, updatedAt: now.toISOString() };
}

/**
 * Combines several changes into one version. Each step gets the request that the step before it returned; a step that
 * returns null changes nothing. Equal task steps of several changes are kept once. Null if no step changes anything.
 */
export function combineChanges(
  root: RequestRoot,
  steps: readonly ((root: RequestRoot) => Change | null)[],
): Change | null {
  let current = root;
  const changes: Change[] = [];
  for (const step of steps) {
    const change = step({ ...current, seq: root.seq });
    if (!change) continue;
    changes.push(change);
    current = change.root;
  }
  const [event, ...moreEvents] = changes.flatMap((change) => [change.event, ...(change.moreEvents ?? [])]);
  if (!event) return null;
  const work = new Map(changes.flatMap((change) => change.work).map((step) => [JSON.stringify(step), step]));
  const documents = changes.flatMap((change) => change.documents ?? []);
  return {
    root: current,
    event,
    moreEvents,
    work: [...work.values()],
    ...(documents.length > 0 && { documents }),
  };
}
