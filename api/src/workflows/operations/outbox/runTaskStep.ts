import { type TaskStep, taskSteps } from '../../../domain/requests/taskSteps.ts';
import { accountSteps } from '../../accounts/steps.ts';
import { analyticsSteps } from '../../analytics/steps.ts';
import { auditSteps } from '../../audit/steps.ts';
import { disclosureSteps } from '../../disclosures/steps.ts';
import { disputeSteps } from '../../disputes/steps.ts';
import { fileSteps } from '../../files/steps.ts';
import { messageSteps } from '../../messages/steps.ts';
import { notificationSteps } from '../../notifications/steps.ts';
import { packetSteps } from '../../packets/steps.ts';
import { paymentSteps } from '../../payments/steps.ts';
import { requestSteps } from '../../requests/steps.ts';
import { submissionSteps } from '../../submissions/steps.ts';
import { done, type Outcome } from './outcome.ts';
import type { RunStep, StepContext, Steps } from './step.ts';

/** Delay between the call that created a check and the check. */
const CHECK_DELAY_MS = 1_000;

/** The function that runs each kind of step. */
const steps: Steps<TaskStep['kind']> = {
  ...accountSteps,
  ...analyticsSteps,
  ...auditSteps,
  ...disclosureSteps,
  ...disputeSteps,
  ...fileSteps,
  ...messageSteps,
  ...notificationSteps,
  ...packetSteps,
  ...paymentSteps,
  ...requestSteps,
  ...submissionSteps,
};

/** Runs one step of an outbox task. Every kind of step can run twice, or late, without harm. */
export async function runTaskStep(context: StepContext, step: TaskStep): Promise<Outcome> {
  if (taskSteps[step.kind].isCheck) {
    // The first attempt is part of a call that must not wait for the check. Other steps of the task must not wait for
    // it either, so the check becomes a task of its own.
    if (!context.isRetry) return { kind: 'later', next: [], retryAfterMs: CHECK_DELAY_MS };
    if (!context.isCheckTask) return { kind: 'later', next: [], retryAfterMs: 0 };
  }
  const run = steps[step.kind] as RunStep<TaskStep>;
  return (await run(step, context)) ?? done;
}
