import { newTokenNonce } from '../../services/tokens/oneTimeToken.ts';
import type { AccountEmail } from '../../services/email/account/accountEmail.ts';
import { ACCOUNT_EMAIL_QUEUE } from '../../services/email/account/accountEmailQueue.ts';
import { sendToQueue } from '../../services/queues/sendToQueue.ts';

/** Queues an email to the owner of an account, if it exists. Throws `unavailable` when the queue cannot be reached. */
export async function requestAccountEmail(
  email: Pick<AccountEmail, 'kind' | 'userId' | 'role' | 'isByAdmin' | 'isRequestedByAnyone'>,
  nonce: string = newTokenNonce(),
): Promise<void> {
  const queuedAt = new Date().toISOString();
  await sendToQueue(ACCOUNT_EMAIL_QUEUE, { ...email, nonce, queuedAt } satisfies AccountEmail);
}

/** Queues an email again that could not be sent. It is hidden in the queue for `delayMs`. Throws `unavailable`. */
export async function requestAccountEmailAgain(email: AccountEmail, delayMs: number): Promise<void> {
  await sendToQueue(ACCOUNT_EMAIL_QUEUE, email, delayMs);
}
