import { newTokenNonce } from '../../services/tokens/oneTimeToken.ts';
import type { AccountEmail } from '../../services/email/account/accountEmail.ts';
import { ACCOUNT_EMAIL_QUEUE } from '../../services/email/account/accountEmailQueue.ts';
import { sendToQueue } from '../../services/queues/sendToQueue.ts';

/** Queues an email to the owner of an account, if it exists. Throws `unavailable` when the queue cannot be reached. */
export async function requestAccountEmail(
  email: Omit<AccountEmail, 'nonce'>,
  nonce: string = newTokenNonce(),
): Promise<void> {
  await sendToQueue(ACCOUNT_EMAIL_QUEUE, { ...email, nonce } satisfies AccountEmail);
}
