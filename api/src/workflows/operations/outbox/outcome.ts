import type { TaskRef } from '../../../domain/requests/change.ts';

/** The result of a step, with the outbox tasks that it created. */
export interface Outcome {
  readonly kind: 'done' | 'later';
  readonly next: readonly TaskRef[];
  /**
   * The delay in ms before a step that waits for another process is retried. Absent for a failed step, whose delay
   * grows with each attempt.
   */
  readonly retryAfterMs?: number;
  /** Whether the email service asked for the delay. Such a step counts as late. */
  readonly isThrottled?: boolean;
}

export const done: Outcome = { kind: 'done', next: [] };
