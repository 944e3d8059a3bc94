import { settings } from '../../config/settings.ts';

const DEADLINE_MS = 3_000;

/**
 * Checks the email settings. A mail service cannot be checked without sending; an outbox folder can.
 * @throws Error when no sender is configured or the folder cannot be written to
 */
export async function checkEmailSender(): Promise<void> {
  const { MAIL_OUTBOX_DIR, ACS_ENDPOINT } = settings();
  if (MAIL_OUTBOX_DIR) {
    const { access, constants, mkdir } = await import('node:fs/promises');
    await mkdir(MAIL_OUTBOX_DIR, { recursive: true });
    return access(MAIL_OUTBOX_DIR, constants.W_OK);
  }
  if (!ACS_ENDPOINT) throw new Error('neither ACS_ENDPOINT nor MAIL_OUTBOX_DIR is set');
}

/** Whether the mail service answers a call without credentials, or the outbox folder can be written to. */
export async function isEmailServiceReachable(): Promise<boolean> {
  const { MAIL_OUTBOX_DIR, ACS_ENDPOINT } = settings();
  try {
    if (MAIL_OUTBOX_DIR || !ACS_ENDPOINT) await checkEmailSender();
    else if ((await ping(ACS_ENDPOINT)) >= 500) return false;
    return true;
  } catch {
    return false;
  }
}

/** The status of the answer; it is 401 or 404 while the service works. */
async function ping(endpoint: string): Promise<number> {
  const { status, body } = await fetch(endpoint, { signal: AbortSignal.timeout(DEADLINE_MS) });
  await body?.cancel();
  return status;
}
