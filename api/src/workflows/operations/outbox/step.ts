import type { TaskRef } from '../../../domain/requests/change.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import type { TaskStep } from '../../../domain/requests/taskSteps.ts';
import type { Log } from '../../../telemetry/log.ts';
import { done, type Outcome } from './outcome.ts';

export interface StepContext {
  readonly requestId: string;
  readonly taskId: string;
  readonly now: Date;
  readonly log: Log;
  /** Reads the stored request; null if it does not exist. */
  readonly loadRequest: () => Promise<RequestDocument | null>;
  /** The stored events of the task by ID. Events that are not known are missing. */
  readonly events: ReadonlyMap<string, unknown>;
  /** The version before the one that `loadRequest` returns; null for a new request, undefined if unknown. */
  readonly previous: RequestDocument | null | undefined;
  /** Whether the step may have run before. */
  readonly isRetry: boolean;
  /** Whether the task has only steps that are checks. */
  readonly isCheckTask: boolean;
  /** Runs tasks that the step creates. For steps that create many of them. */
  readonly runTasks: (refs: readonly TaskRef[], now: Date, log: Log) => Promise<void>;
}

/** Runs one step of an outbox task. It can run twice, or late, without harm. Without an outcome, the step is done. */
export type RunStep<Step> = (step: Step, context: StepContext) => Promise<Outcome | void>;

/** The functions that run the kinds of steps of one noun. */
export type Steps<Kind extends TaskStep['kind']> = {
  readonly [Each in Kind]: RunStep<Extract<TaskStep, { readonly kind: Each }>>;
};

/** A step that needs the stored request. It is done if the request does not exist. */
export function ofRequest<Step>(
  run: (request: RequestDocument, step: Step, context: StepContext) => Promise<Outcome | void>,
): RunStep<Step> {
  return async (step, context) => {
    const request = await context.loadRequest();
    return request ? run(request, step, context) : done;
  };
}
