import { type Change, nextVersion } from './change.ts';
import type { Actor, RequestRoot } from './root.ts';

interface StatusChange {
  readonly status: string;
  readonly notes: string;
  readonly isPrivate: boolean;
  readonly by: Actor;
  readonly byName: string;
}

/** Moves a request to a status, or adds notes to the one it has. The audit event says that there were notes, not what they say. */
export function changeStatus(root: RequestRoot, change: StatusChange, now: Date): Change {
  const at = now.toISOString();
  return {
    root: nextVersion(root, { status: change.status, history: [...root.history, { ...change, at }] }, now),
    event: {
      kind: 'status-changed',
      at,
      by: change.by,
      details: {
        from: root.status,
        to: change.status,
        notes: change.notes !== '',
        isPrivate: change.isPrivate,
      },
    },
    work: [{ kind: 'project' }],
  };
}
