import type { TaskRef } from '../../../domain/requests/change.ts';

/** The result of work, with the outbox tasks that it created. */
export interface Outcome {
  readonly kind: 'done' | 'later';
  readonly next: readonly TaskRef[];
  /** The delay before work that waits for another process is retried. Failed work has none: its delay grows with each attempt. */
  readonly retryAfterMs?: number;
  /** Whether the email service asked for the delay. Such work counts as late. */
  readonly isThrottled?: boolean;
}

export const done: Outcome = { kind: 'done', next: [] };
