import { type TaskStep, taskSteps } from '../../../domain/requests/taskSteps.ts';
import { accountSteps } from '../../accounts/steps.ts';
import { analyticsSteps } from '../../analytics/steps.ts';
import { auditSteps } from '../../audit/steps.ts';
import { disclosureSteps } from '../../disclosures/steps.ts';
import { disputeSteps } from '../../disputes/steps.ts';
import { fileSteps } from '../../files/steps.ts';
import { messageSteps } from '../../messages/steps.ts';
import { notificationSteps } from '../../notifications/steps.ts';
import { paymentSteps } from '../../payments/steps.ts';
import { requestSteps } from '../../requests/steps.ts';
import { submissionSteps } from '../../submissions/steps.ts';
import { done, type Outcome } from './outcome.ts';
import type { RunStep, StepContext, Steps } from './step.ts';

/** When a check is due after the call that created it. */
const CHECK_DELAY_MS = 1_000;

/** Every kind of step, as its noun runs it. */
const steps: Steps<TaskStep['kind']> = {
  ...accountSteps,
  ...analyticsSteps,
  ...auditSteps,
  ...disclosureSteps,
  ...disputeSteps,
  ...fileSteps,
  ...messageSteps,
  ...notificationSteps,
  ...paymentSteps,
  ...requestSteps,
  ...submissionSteps,
};

/** Runs one piece of outbox work for a request. Every kind can run twice, or late, without harm. */
export async function runTaskStep(context: StepContext, work: TaskStep): Promise<Outcome> {
  if (taskSteps[work.kind].isCheck) {
    // The first attempt is part of a call that must not wait for it. Other work of the task must not wait either: the
    // check becomes a task of its own.
    if (!context.isRetry) return { kind: 'later', next: [], retryAfterMs: CHECK_DELAY_MS };
    if (!context.isCheckTask) return { kind: 'later', next: [], retryAfterMs: 0 };
  }
  const run = steps[work.kind] as RunStep<TaskStep>;
  return (await run(work, context)) ?? done;
}
