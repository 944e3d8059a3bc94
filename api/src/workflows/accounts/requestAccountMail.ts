import { newTokenName } from '../../services/tokens/oneTimeToken.ts';
import type { AccountMail } from '../../services/mail/account/accountMail.ts';
import { ACCOUNT_MAIL_QUEUE } from '../../services/mail/account/accountMailQueue.ts';
import { sendToQueue } from '../../services/queues/sendToQueue.ts';

/** Asks for a mail to whoever has this account, if anybody does. Throws `unavailable` when it cannot be asked for. */
export async function requestAccountMail(
  mail: Omit<AccountMail, 'nonce'>,
  nonce: string = newTokenName(),
): Promise<void> {
  await sendToQueue(ACCOUNT_MAIL_QUEUE, { ...mail, nonce } satisfies AccountMail);
}
