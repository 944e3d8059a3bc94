import type { RequestEvent } from './requestEvents.ts';
import type { RequestRoot } from './root.ts';
import type { Work } from './work.ts';

/** A decided change: the request as it will be, the event that records it, and the work that follows. */
export interface Change {
  readonly root: RequestRoot;
  readonly event: RequestEvent;
  /** A second event, where one step does two things. */
  readonly also?: RequestEvent;
  readonly work: readonly Work[];
}

/** Names a task that a committed change left in the outbox. */
export interface TaskRef {
  readonly requestId: string;
  readonly taskId: string;
}

/** The next version of a request: numbered, dated, and with the given parts changed. */
export function nextVersion(root: RequestRoot, changed: Partial<RequestRoot>, now: Date): RequestRoot {
  return { ...root, ...changed, seq: root.seq + 1, updatedAt: now.toISOString() };
}
