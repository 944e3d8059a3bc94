import type { RequestRoot } from '../../domain/requests/root.ts';
import { sendEmailWithContact } from './sendEmailWithContact.ts';
import { updateSubmittedEmail } from '../../services/email/templates/updateSubmittedEmail.ts';
import { staffRecipientsOf } from './staffRecipientsOf.ts';

/** Emails staff about an update. A retry does not repeat emails already sent. */
export async function notifyStaffOfUpdate(root: RequestRoot, updateId: string, now: Date): Promise<void> {
  const update = root.updates.find((each) => each.updateId === updateId);
  if (!update) return;
  const files = Object.values(root.files).filter((file) => file.updateId === updateId).length;
  const facts = { requestId: root.requestId, updateId, reason: update.reason, files };
  for (const { userId, email, settings } of await staffRecipientsOf(root)) {
    const { language } = settings;
    await sendEmailWithContact(await updateSubmittedEmail({ ...facts, userId, to: email, language }), now);
  }
}
