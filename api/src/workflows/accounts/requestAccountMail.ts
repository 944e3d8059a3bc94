import { newTokenName } from '../../services/tokens/oneTimeToken.ts';
import type { AccountMail } from '../../services/mail/account/accountMail.ts';
import { ACCOUNT_MAIL_QUEUE } from '../../services/mail/account/accountMailQueue.ts';
import { sendToQueue } from '../../services/queues/sendToQueue.ts';

/**
 * Queues an email to the owner of an account. Nothing is sent if there is no such account. Throws `unavailable` if the
 * queue does not respond.
 */
export async function requestAccountMail(
  mail: Omit<AccountMail, 'nonce'>,
  nonce: string = newTokenName(),
): Promise<void> {
  await sendToQueue(ACCOUNT_MAIL_QUEUE, { ...mail, nonce } satisfies AccountMail);
}
