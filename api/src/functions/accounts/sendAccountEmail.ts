import type { InvocationContext } from '@azure/functions';
import { readUser } from '../../data/accounts/users.ts';
import { accountEmailFor } from '../../domain/accounts/emails/accountEmailFor.ts';
import { accountEmailRetryMs } from '../../domain/accounts/emails/accountEmailRetry.ts';
import { tellsOfService } from '../../domain/notifications/emailDelay.ts';
import { PortalError } from '../../errors/portalError.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';
import { type Log, logOf } from '../../telemetry/log.ts';
import { type AccountEmail, accountEmail } from '../../services/email/account/accountEmail.ts';
import { writeAccountEmail } from '../../services/email/account/writeAccountEmail.ts';
import { sendAccountNotice } from '../../workflows/notifications/delivery/sendNotice.ts';
import { invite } from '../../workflows/accounts/invite.ts';
import { requestAccountEmailAgain } from '../../workflows/accounts/requestAccountEmail.ts';

/**
 * Queue trigger: sends emails about accounts. An email that cannot be sent, because the email service or a store is down,
 * goes back to the queue until it is of no use any more. It keeps its ID, so it is sent once.
 */
export async function sendAccountEmail(message: unknown, context: InvocationContext): Promise<void> {
  const email = accountEmail.parse(message);
  const log = logOf(context);
  try {
    await send(email, log);
  } catch (error) {
    if (!(error instanceof PortalError) || error.code !== 'unavailable') throw error;
    await retry(email, error, log);
  }
}

/**
 * Drops an email for an address without an account, or for an account that cannot sign in. It happens here so that the
 * caller cannot tell which addresses have accounts.
 */
async function send(email: AccountEmail, log: Log): Promise<void> {
  const user = await readUser(email.userId);
  const outcome = accountEmailFor(user, email.kind);
  if (!user || outcome === 'drop') return log.info('account email dropped', { kind: email.kind });
  if (outcome === 'resend-invitation') {
    const { email: address, role, invitedBy } = user;
    await invite(address, role, invitedBy ?? 'system', new Date(), { isRequestedByAnyone: true });
    return log.info('invitation sent again', { userId: user.userId });
  }
  const written = await writeAccountEmail(email, user);
  await sendAccountNotice(written, new Date(), { tellsOfService: tellsOfService(email) });
  log.info('account email sent', { kind: email.kind, userId: user.userId });
}

async function retry(email: AccountEmail, error: PortalError, log: Log): Promise<void> {
  const { kind, userId, attempts = 0 } = email;
  const now = new Date();
  const { queuedAt = now.toISOString() } = email;
  const askedMs = (error.detail.askedSeconds ?? 0) * 1000;
  const delayMs = accountEmailRetryMs({ kind, queuedAt, attempts }, now, askedMs);
  const facts = {
    kind,
    userId,
    attempts,
    // Alerts read both.
    ageMs: now.getTime() - Date.parse(queuedAt),
    ...(error.detail.askedSeconds !== undefined && { throttledMs: askedMs }),
    internal: errorSummary(error),
  };
  if (delayMs === null) return log.error('account email expired', facts);
  await requestAccountEmailAgain({ ...email, queuedAt, attempts: attempts + 1 }, delayMs);
  log.warn('account email postponed', facts);
}
