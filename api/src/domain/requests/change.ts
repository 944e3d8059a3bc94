import type { StoredIncident } from '../incidents/incident.ts';
import type { StoredMessage } from '../messages/message.ts';
import type { RequestEvent } from './requestEvents.ts';
import type { RequestDocument } from './requestDocument.ts';
import type { TaskStep } from './taskSteps.ts';

/** A decided change: the next version of the request, the event that records it, and the tasks that follow. */
export interface Change {
  readonly request: RequestDocument;
  readonly event: RequestEvent;
  /** Further events, if one step makes several changes. */
  readonly moreEvents?: readonly RequestEvent[];
  readonly steps: readonly TaskStep[];
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
  readonly steps: readonly TaskStep[];
  readonly changeId?: string;
  /** Absent if the transaction did not change the request. */
  readonly request?: RequestDocument;
  /** The version before; null for a new request. */
  readonly previous?: RequestDocument | null;
  /** The stored events by ID. */
  readonly events: ReadonlyMap<string, unknown>;
}

/** The next version of a request: the changes applied, `seq` raised, and `updatedAt` set. */
export function nextVersion(
  request: RequestDocument,
  changed: Partial<RequestDocument>,
  now: Date,
): RequestDocument {
  return { ...request, ...changed, seq: request.seq + 1, updatedAt: now.toISOString() };
}

/**
 * Combines several changes into one version. Each decision gets the request that the one before it returned; null changes
 * nothing. Equal steps of several changes are kept once. Null if no decision changes anything.
 */
export function combineChanges(
  request: RequestDocument,
  decisions: readonly ((request: RequestDocument) => Change | null)[],
): Change | null {
  let current = request;
  const changes: Change[] = [];
  for (const decide of decisions) {
    const change = decide({ ...current, seq: request.seq });
    if (!change) continue;
    changes.push(change);
    current = change.request;
  }
  const [event, ...moreEvents] = changes.flatMap((change) => [change.event, ...(change.moreEvents ?? [])]);
  if (!event) return null;
  const steps = new Map(
    changes.flatMap((change) => change.steps).map((step) => [JSON.stringify(step), step]),
  );
  const documents = changes.flatMap((change) => change.documents ?? []);
  return {
    request: current,
    event,
    moreEvents,
    steps: [...steps.values()],
    ...(documents.length > 0 && { documents }),
  };
}
