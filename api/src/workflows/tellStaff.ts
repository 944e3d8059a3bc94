import type { User } from '../domain/account/user.ts';
import type { RequestRoot } from '../domain/request/root.ts';
import { postMail } from './postMail.ts';
import { updateSubmitted } from '../services/mail/updateSubmitted.ts';
import { assignableUsers, assigneeOf } from './assignees.ts';

/** Mails of an update to whoever has the request, or, while nobody has it, to all staff; those who want no mails have it on the dashboard. Telling again repeats no mail. */
export async function tellStaff(root: RequestRoot, updateId: string, now: Date): Promise<void> {
  const update = root.updates.find((each) => each.updateId === updateId);
  if (!update) return;
  const files = Object.values(root.files).filter((file) => file.updateId === updateId).length;
  const facts = { requestId: root.requestId, updateId, reason: update.reason, files };
  for (const { userId, email, settings } of await readersOf(root)) {
    if (!settings.emailNotifications) continue;
    const { language } = settings;
    await postMail(await updateSubmitted({ ...facts, userId, to: email, language }), now);
  }
}

async function readersOf({ assigneeId }: RequestRoot): Promise<User[]> {
  const assignee = await assigneeOf(assigneeId);
  return assignee ? [assignee] : assignableUsers();
}
