import type { TaskRef } from '../../domain/requests/change.ts';

/** What came of a piece of work, and the tasks that it left behind itself. */
export interface Outcome {
  readonly kind: 'done' | 'later';
  readonly next: readonly TaskRef[];
  /** When to look again, for work that waits for somebody else; work that failed waits longer each time. */
  readonly againAfterMs?: number;
}

export const done: Outcome = { kind: 'done', next: [] };
