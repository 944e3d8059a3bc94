import type { TaskRef } from '../../../domain/requests/change.ts';
import type { RequestRoot } from '../../../domain/requests/root.ts';
import type { TaskStep } from '../../../domain/requests/taskSteps.ts';
import type { Log } from '../../../telemetry/log.ts';
import { done, type Outcome } from './outcome.ts';

export interface StepContext {
  readonly requestId: string;
  readonly taskId: string;
  readonly now: Date;
  readonly log: Log;
  /** Reads the stored request; null if it does not exist. */
  readonly readRoot: () => Promise<RequestRoot | null>;
  /** The events of the task as stored, by ID, as far as they are known. */
  readonly events: ReadonlyMap<string, unknown>;
  /** The version before that of `readRoot`; null for a new request, undefined if unknown. */
  readonly previous: RequestRoot | null | undefined;
  /** Whether the work may have run before. */
  readonly isRetry: boolean;
  /** Whether the task has no other work than checks. */
  readonly isCheckTask: boolean;
  /** Runs tasks that the work creates, for work that creates many of them. */
  readonly runTasks: (refs: readonly TaskRef[], now: Date, log: Log) => Promise<void>;
}

/** Runs one piece of outbox work. It can run twice, or late, without harm. No outcome: it is done. */
export type RunStep<Work> = (work: Work, context: StepContext) => Promise<Outcome | void>;

/** How a noun runs its kinds of steps. */
export type Steps<Kind extends TaskStep['kind']> = {
  readonly [Each in Kind]: RunStep<Extract<TaskStep, { readonly kind: Each }>>;
};

/** A step of a stored request. Without the request nothing is left to do. */
export function ofRequest<Work>(
  run: (root: RequestRoot, work: Work, context: StepContext) => Promise<Outcome | void>,
): RunStep<Work> {
  return async (work, context) => {
    const root = await context.readRoot();
    return root ? run(root, work, context) : done;
  };
}
