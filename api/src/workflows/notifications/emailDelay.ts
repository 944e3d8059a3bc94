import { readEmailDelay, saveEmailDelay } from '../../data/operations/emailDelay.ts';
import {
  delayAfterFailure,
  type EmailDelay,
  endsDelay,
  isDelayed,
} from '../../domain/notifications/emailDelay.ts';
import { PortalError } from '../../errors/portalError.ts';
import { isEmailServiceReachable } from '../../services/email/checkEmailSender.ts';

/** How long a process uses what it read. */
const CACHED_MS = 10_000;

let cached: { readonly at: number; readonly delay: Promise<EmailDelay | null> } | undefined;

function knownDelay(now: Date): Promise<EmailDelay | null> {
  if (!cached || now.getTime() - cached.at >= CACHED_MS)
    cached = { at: now.getTime(), delay: readEmailDelay().catch(() => null) };
  return cached.delay;
}

async function save(delay: EmailDelay, now: Date): Promise<void> {
  cached = { at: now.getTime(), delay: Promise.resolve(delay) };
  await saveEmailDelay(delay);
}

/**
 * Whether emails take longer than usual: any process of the portal could not send emails in the last minutes. It depends on
 * the email service only, and not on who asks or for which address. At most ten seconds old.
 */
export async function areEmailsDelayed(now: Date): Promise<boolean> {
  return isDelayed(await knownDelay(now), now);
}

/** Records that the email service failed or asked to wait. Throws `unavailable`. */
export async function noteEmailFailure(error: unknown, now: Date): Promise<void> {
  const askedSeconds = error instanceof PortalError ? error.detail.askedSeconds : undefined;
  const delay = delayAfterFailure(await knownDelay(now), askedSeconds, now);
  if (delay) await save(delay, now);
}

/**
 * Checks the email service without sending an email, and records a delay if it does not answer. So a delay is known
 * even if no email was sent since it began.
 */
export async function noteEmailService(now: Date): Promise<void> {
  if (!(await isEmailServiceReachable())) await noteEmailFailure(null, now);
}

/** Records that an email was sent. Throws `unavailable`. */
export async function noteEmailSent(now: Date): Promise<void> {
  const delay = await knownDelay(now);
  if (delay && endsDelay(delay, now)) await save({ ...delay, until: now.toISOString() }, now);
}
