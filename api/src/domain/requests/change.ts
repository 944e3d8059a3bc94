import type { RequestEvent } from './requestEvents.ts';
import type { RequestRoot } from './root.ts';
import type { TaskStep } from './taskSteps.ts';

/** A decided change: the next version of the request, the event that records it, and the tasks that follow. */
export interface Change {
  readonly root: RequestRoot;
  readonly event: RequestEvent;
  /** A second event, if one step makes two changes. */
  readonly secondEvent?: RequestEvent;
  readonly work: readonly TaskStep[];
}

/** Refers to an outbox task of a committed change. */
export interface TaskRef {
  readonly requestId: string;
  readonly taskId: string;
}

/** The next version of a request: the changes applied, `seq` raised, and `updatedAt` set. */
export function nextVersion(root: RequestRoot, changed: Partial<RequestRoot>, now: Date): RequestRoot {
  return { ...root, ...changed, seq: root.seq + 1, updatedAt: now.toISOString() };
}
