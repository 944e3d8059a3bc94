import type { InvocationContext } from '@azure/functions';
import { readUser } from '../../data/accounts/users.ts';
import { accountEmailFor } from '../../domain/accounts/accountEmailFor.ts';
import { logOf } from '../../telemetry/log.ts';
import { accountEmail } from '../../services/email/account/accountEmail.ts';
import { writeAccountEmail } from '../../services/email/account/writeAccountEmail.ts';
import { sendEmailWithContact } from '../../workflows/notifications/sendEmailWithContact.ts';
import { invite } from '../../workflows/accounts/invite.ts';

/**
 * Queue trigger: sends emails about accounts. Drops an email for an address without an account, or for an account that
 * cannot sign in. It happens here so that the caller cannot tell which addresses have accounts.
 */
export async function sendAccountEmail(message: unknown, context: InvocationContext): Promise<void> {
  const email = accountEmail.parse(message);
  const log = logOf(context);
  const user = await readUser(email.userId);
  const outcome = accountEmailFor(user, email.kind);
  if (!user || outcome === 'drop') return log.info('account email dropped', { kind: email.kind });
  if (outcome === 'resend-invitation') {
    await invite(user.email, user.role, user.invitedBy ?? 'system', new Date());
    return log.info('invitation sent again', { userId: user.userId });
  }
  await sendEmailWithContact(await writeAccountEmail(email, user), new Date());
  log.info('account email sent', { kind: email.kind, userId: user.userId });
}
