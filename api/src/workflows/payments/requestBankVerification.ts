import { createHash } from 'node:crypto';
import { requestIdOf } from '../../data/requestIdentity.ts';
import { putTask } from '../../data/requests/tasks.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import type { TaskRef } from '../../domain/requests/change.ts';

/**
 * Stores a task that emails who pays for a draft a link to verify the bank account, if the payment waits for that. A draft
 * has no request yet whose change could have the task. There is one task per bank account, however often this is called.
 */
export async function requestBankVerification(
  draftId: string,
  { verificationUrl, amountCents }: Pick<IntentFacts, 'verificationUrl' | 'amountCents'>,
  now: Date,
): Promise<TaskRef[]> {
  if (!verificationUrl) return [];
  const requestId = requestIdOf(draftId);
  const taskId = `task|verify-bank|${createHash('sha256').update(verificationUrl).digest('hex').slice(0, 32)}`;
  await putTask(
    requestId,
    taskId,
    [{ kind: 'email-bank-verification', verificationUrl, amountCents, draftId }],
    now,
  );
  return [{ requestId, taskId }];
}
