import { settings } from '../../config/settings.ts';

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
