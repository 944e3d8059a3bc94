import type { TaskRef } from '../../domain/requests/change.ts';

/** Result of a piece of work, with the outbox tasks that it created. */
export interface Outcome {
  readonly kind: 'done' | 'later';
  readonly next: readonly TaskRef[];
  /**
   * When to retry work that waits for somebody else. Failed work has no such time: its delay grows with each attempt.
   */
  readonly retryAfterMs?: number;
}

export const done: Outcome = { kind: 'done', next: [] };
